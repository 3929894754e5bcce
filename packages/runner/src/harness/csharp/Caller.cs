using System;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;

/// <summary>Calls something of the author's on an object with values; those passed by reference are written back.</summary>
delegate object Call(object on, object[] values);

/// <summary>
/// Makes calls of methods, constructors and members into code of their own. The library's way of calling a method goes
/// through the run-time, which ends the process where a stack overflow comes back that way, and is slow for fields.
/// </summary>
static class Caller
{
    public static Call Of(MethodBase method)
    {
        var made = method as ConstructorInfo;
        var (stub, code) = Stub(typeof(object), typeof(object), typeof(object[]));
        var parameters = method.GetParameters();
        var locals = parameters.Select(parameter => code.DeclareLocal(Plain(parameter.ParameterType))).ToArray();
        for (var index = 0; index < parameters.Length; index++)
        {
            code.Emit(OpCodes.Ldarg_1);
            code.Emit(OpCodes.Ldc_I4, index);
            code.Emit(OpCodes.Ldelem_Ref);
            code.Emit(OpCodes.Unbox_Any, locals[index].LocalType);
            code.Emit(OpCodes.Stloc, locals[index]);
        }
        if (made == null && !method.IsStatic) LoadObject(code, method.ReflectedType);
        for (var index = 0; index < parameters.Length; index++)
            code.Emit(parameters[index].ParameterType.IsByRef ? OpCodes.Ldloca : OpCodes.Ldloc, locals[index]);
        if (made != null)
        {
            code.Emit(OpCodes.Newobj, made);
            Box(code, made.DeclaringType);
        }
        else
        {
            // By its address, as a small method would become part of this one otherwise, and have no lines of its own.
            var returns = ((MethodInfo)method).ReturnType;
            var takes = parameters.Select(parameter => parameter.ParameterType).ToArray();
            code.Emit(OpCodes.Ldc_I8, method.MethodHandle.GetFunctionPointer().ToInt64());
            code.Emit(OpCodes.Conv_I);
            code.EmitCalli(OpCodes.Calli, method.CallingConvention, returns, takes, null);
            Box(code, returns);
        }
        for (var index = 0; index < parameters.Length; index++)
        {
            if (!parameters[index].ParameterType.IsByRef) continue;
            code.Emit(OpCodes.Ldarg_1);
            code.Emit(OpCodes.Ldc_I4, index);
            code.Emit(OpCodes.Ldloc, locals[index]);
            Box(code, locals[index].LocalType);
            code.Emit(OpCodes.Stelem_Ref);
        }
        code.Emit(OpCodes.Ret);
        return (Call)stub.CreateDelegate(typeof(Call));
    }

    public static Func<object, object> Getter(FieldInfo field)
    {
        var (stub, code) = Stub(typeof(object), typeof(object));
        LoadObject(code, field.DeclaringType);
        code.Emit(OpCodes.Ldfld, field);
        Box(code, field.FieldType);
        code.Emit(OpCodes.Ret);
        return (Func<object, object>)stub.CreateDelegate(typeof(Func<object, object>));
    }

    public static Action<object, object> Setter(FieldInfo field)
    {
        var (stub, code) = Stub(null, typeof(object), typeof(object));
        LoadObject(code, field.DeclaringType);
        code.Emit(OpCodes.Ldarg_1);
        code.Emit(OpCodes.Unbox_Any, field.FieldType);
        code.Emit(OpCodes.Stfld, field);
        code.Emit(OpCodes.Ret);
        return (Action<object, object>)stub.CreateDelegate(typeof(Action<object, object>));
    }

    /// <summary>The type itself, where a parameter is a reference to it.</summary>
    public static Type Plain(Type type) => type.IsByRef ? type.GetElementType() : type;

    static (DynamicMethod, ILGenerator) Stub(Type returns, params Type[] takes)
    {
        var stub = new DynamicMethod("call", returns, takes, typeof(Caller).Module, true);
        return (stub, stub.GetILGenerator());
    }

    static void LoadObject(ILGenerator code, Type type)
    {
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(type.IsValueType ? OpCodes.Unbox : OpCodes.Castclass, type);
    }

    static void Box(ILGenerator code, Type type)
    {
        if (type == typeof(void)) code.Emit(OpCodes.Ldnull);
        else if (type.IsValueType) code.Emit(OpCodes.Box, type);
    }
}
