import type { Language } from '@dryrun/contract/languages'

/** Words a parameter or function cannot be called, by language. Names already used in a source are refused anyway. */
export const RESERVED: Record<Language, ReadonlySet<string>> = {
  python: words(`
    False None True and as assert async await break class continue def del elif else except finally for from global if
    import in is lambda nonlocal not or pass raise return try while with yield`),
  javascript: words(`
    arguments await break case catch class const continue debugger default delete do else enum eval export extends false
    finally for function if implements import in instanceof interface let new null package private protected public return
    static super switch this throw true try typeof undefined var void while with yield NaN Infinity`),
  java: words(`
    _ abstract assert boolean break byte case catch char class const continue default do double else enum extends false
    final finally float for goto if implements import instanceof int interface long native new null package private
    protected public record return sealed short static strictfp super switch synchronized this throw throws transient true
    try var void volatile while yield`),
  // Macros of the standard headers can be nothing else either.
  cpp: words(`
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class co_await
    co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do
    double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
    new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return
    short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef
    typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq NULL EOF assert errno`),
  csharp: words(`
    abstract as async await base bool break byte case catch char checked class const continue decimal default delegate do
    double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface
    internal is lock long namespace new null object operator out override params private protected public readonly ref
    return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong
    unchecked unsafe ushort using var virtual void volatile while yield`),
  // What is declared beforehand may be called otherwise, and then means nothing any more.
  go: words(`
    _ break case chan const continue default defer else fallthrough for func go goto if import interface map package range
    return select struct switch type var any append bool byte cap clear close complex64 complex128 copy delete error false
    float32 float64 int int8 int16 int32 int64 iota len make max min new nil panic rune string true uint uint8 uint16
    uint32 uint64 uintptr init main`),
  rust: words(`
    _ abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl
    in let loop macro match mod move mut override priv pub ref return self Self static struct super trait true try type
    typeof unsafe unsized use virtual where while yield Some None Ok Err Box Vec String Option bool char str i8 i16 i32 i64
    i128 isize u8 u16 u32 u64 u128 usize f32 f64`),
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
