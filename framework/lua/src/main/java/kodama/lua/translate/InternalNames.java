package kodama.lua.translate;

/** The internal names of the classes that translated code refers to. */
final class InternalNames {

    static final String HOME = "kodama/lua/";

    /** The name of the translated class; the JVM adds a suffix because the class is hidden. */
    static final String SELF = HOME + "Translated";

    static final String TRANSLATED = HOME + "TranslatedCode";
    static final String TABLE_FAST_PATHS = HOME + "TableFastPaths";
    static final String PAIR_FAST_PATHS = HOME + "PairFastPaths";
    static final String VALUE_FAST_PATHS = HOME + "ValueFastPaths";
    static final String CALL_STUBS = HOME + "CallStubs";
    static final String BUDGET_STUBS = HOME + "BudgetStubs";
    static final String METAMETHOD_STUBS = HOME + "MetamethodStubs";
    static final String EXIT_STUBS = HOME + "ExitStubs";
    static final String CALL_TARGET = HOME + "CallTarget";
    static final String FALLBACK_TARGET = HOME + "FallbackCallTarget";
    static final String SIDE_EXIT = HOME + "SideExit";
    static final String UNBOXED_SPILLS = HOME + "UnboxedSpills";
    static final String SENTINELS = HOME + "Sentinels";
    static final String COROUTINE = HOME + "Coroutine";
    static final String FUNCTION = HOME + "ScriptFunction";
    static final String FIELD_CACHE = HOME + "FieldCache";
    static final String FIELD_GROUP = HOME + "FieldGroupCache";
    static final String METHOD_CACHE = HOME + "MethodCache";
    static final String REAL = HOME + "value/LuaReal";
    static final String VARARGS_ARRAY = HOME + "value/VarargsArray";
    static final String VALUE = "org/luaj/vm2/LuaValue";
    static final String STRING = "org/luaj/vm2/LuaString";
    static final String VARARGS = "org/luaj/vm2/Varargs";
    static final String UPVALUE = HOME + "Upvalue";

    static final String A_COROUTINE = "L" + COROUTINE + ";";
    static final String A_FUNCTION = "L" + FUNCTION + ";";
    static final String A_CALL_TARGET = "L" + CALL_TARGET + ";";
    static final String A_TRANSLATED = "L" + TRANSLATED + ";";
    static final String A_REAL = "L" + REAL + ";";
    static final String A_VALUE = "L" + VALUE + ";";
    static final String A_STRING = "L" + STRING + ";";
    static final String A_VARARGS = "L" + VARARGS + ";";
    static final String VALUES = "[" + A_VALUE;
    static final String UPVALUES = "[L" + UPVALUE + ";";

    private InternalNames() {}
}
