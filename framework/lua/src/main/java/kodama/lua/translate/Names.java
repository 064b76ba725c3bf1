package kodama.lua.translate;

/** What translated code refers to, as class files spell it. */
final class Names {

    static final String HOME = "kodama/lua/";

    /** What the class is called; Java adds a number of its own. */
    static final String SELF = HOME + "Translated";

    static final String TRANSLATED = HOME + "TranslatedCode";
    static final String TABLE_PATHS = HOME + "TablePaths";
    static final String EITHER_PATHS = HOME + "EitherPaths";
    static final String VALUE_PATHS = HOME + "ValuePaths";
    static final String CALL_PATHS = HOME + "CallPaths";
    static final String FUEL_PATHS = HOME + "FuelPaths";
    static final String EVENT_PATHS = HOME + "EventPaths";
    static final String EXIT_PATHS = HOME + "ExitPaths";
    static final String JAVA_CODE = HOME + "JavaCode";
    static final String PLAIN = HOME + "PlainCode";
    static final String DEPARTURE = HOME + "Departure";
    static final String KEPT_NUMBERS = HOME + "KeptNumbers";
    static final String MARKS = HOME + "Marks";
    static final String COROUTINE = HOME + "Coroutine";
    static final String FUNCTION = HOME + "ScriptFunction";
    static final String FIELD_CACHE = HOME + "FieldCache";
    static final String FIELD_GROUP = HOME + "FieldGroup";
    static final String METHOD_CACHE = HOME + "MethodCache";
    static final String REAL = HOME + "value/LuaReal";
    static final String ROW = HOME + "value/Row";
    static final String VALUE = "org/luaj/vm2/LuaValue";
    static final String STRING = "org/luaj/vm2/LuaString";
    static final String VARARGS = "org/luaj/vm2/Varargs";
    static final String UPVALUE = HOME + "Upvalue";

    static final String A_COROUTINE = "L" + COROUTINE + ";";
    static final String A_FUNCTION = "L" + FUNCTION + ";";
    static final String A_JAVA_CODE = "L" + JAVA_CODE + ";";
    static final String A_TRANSLATED = "L" + TRANSLATED + ";";
    static final String A_REAL = "L" + REAL + ";";
    static final String A_VALUE = "L" + VALUE + ";";
    static final String A_STRING = "L" + STRING + ";";
    static final String A_VARARGS = "L" + VARARGS + ";";
    static final String VALUES = "[" + A_VALUE;
    static final String UPVALUES = "[L" + UPVALUE + ";";

    private Names() {}
}
