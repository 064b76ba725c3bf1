package kodama.lua.translate;

/** What translated code refers to, as class files spell it. */
final class Types {

    static final String HOME = "kodama/lua/";
    static final String TRANSLATED = HOME + "TranslatedCode";
    static final String FAST = HOME + "FastPaths";
    static final String COROUTINE = HOME + "Coroutine";
    static final String CALL = HOME + "Call";
    static final String FUNCTION = HOME + "ScriptFunction";
    static final String REAL = HOME + "value/LuaReal";
    static final String VALUE = "org/luaj/vm2/LuaValue";
    static final String STRING = "org/luaj/vm2/LuaString";

    static final String A_COROUTINE = "L" + COROUTINE + ";";
    static final String A_CALL = "L" + CALL + ";";
    static final String A_REAL = "L" + REAL + ";";
    static final String A_VALUE = "L" + VALUE + ";";
    static final String A_STRING = "L" + STRING + ";";
    static final String UPVALUE = HOME + "Upvalue";
    static final String UPVALUES = "[L" + UPVALUE + ";";
    static final String VALUES = "[" + A_VALUE;
    static final String RUN = "(" + A_COROUTINE + A_CALL + ")Z";

    private Types() {}
}
