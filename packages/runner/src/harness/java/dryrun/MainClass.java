package dryrun;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import javax.lang.model.element.Modifier;

/** The class a person would start: the public one with a `main`, else one called Main, else the first with a `main`. */
final class MainClass implements TaskListener {
    private final String file;
    private String found;
    private int best;

    MainClass(String file) {
        this.file = file;
    }

    /** @return its name; null where the file has no class at all */
    String found() {
        return found;
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() != TaskEvent.Kind.PARSE || !event.getSourceFile().getName().equals(file)) return;
        CompilationUnitTree unit = event.getCompilationUnit();
        String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
        for (Tree type : unit.getTypeDecls()) {
            if (type instanceof ClassTree) look(prefix, (ClassTree) type);
        }
    }

    private void look(String prefix, ClassTree type) {
        int rank = 1;
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree && ((MethodTree) member).getName().contentEquals("main")) rank = 2;
        }
        if (rank == 2 && type.getSimpleName().contentEquals("Main")) rank = 3;
        if (rank >= 2 && type.getModifiers().getFlags().contains(Modifier.PUBLIC)) rank = 4;
        if (rank <= best) return;
        best = rank;
        found = prefix + type.getSimpleName();
    }
}
