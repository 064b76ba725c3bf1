package kodama.lua.value;

import java.util.List;
import java.util.stream.Stream;
import kodama.lua.bytecode.Opcode;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The names of the metamethods. */
public final class MetaNames {

    /** Reads a field that is not there. */
    public static final LuaString INDEX = LuaValue.INDEX;

    /** Writes a field that is not there. */
    public static final LuaString NEWINDEX = LuaValue.NEWINDEX;

    /** Calls a value that is no function. */
    public static final LuaString CALL = LuaValue.CALL;

    /** Compares two tables or two userdata. */
    public static final LuaString EQ = LuaValue.EQ;

    /** Decides {@code <}. */
    public static final LuaString LT = LuaValue.LT;

    /** Decides {@code <=}. */
    public static final LuaString LE = LuaValue.LE;

    /** Gives the length. */
    public static final LuaString LEN = LuaValue.LEN;

    /** Joins a value that is no text. */
    public static final LuaString CONCAT = LuaValue.CONCAT;

    /** Gives the text of a value. */
    public static final LuaString TOSTRING = LuaValue.TOSTRING;

    /** Stands for the metatable where a script asks for it, and protects it. */
    public static final LuaString METATABLE = LuaValue.METATABLE;

    /** The finalizer. */
    public static final LuaString GC = LuaValue.valueOf("__gc");

    /** Gives what {@code pairs} returns. */
    public static final LuaString PAIRS = LuaValue.valueOf("__pairs");

    /** Gives what {@code ipairs} returns. */
    public static final LuaString IPAIRS = LuaValue.valueOf("__ipairs");

    /** The metamethods of arithmetic, from {@link Opcode#ADD} on. */
    private static final LuaString[] ARITHMETIC = {
        LuaValue.ADD, LuaValue.SUB, LuaValue.MUL, LuaValue.DIV, LuaValue.MOD, LuaValue.POW, LuaValue.UNM
    };

    private static final List<LuaString> OTHERS = List.of(
            INDEX, NEWINDEX, CALL, EQ, LT, LE, LEN, CONCAT, TOSTRING, METATABLE, GC, PAIRS, IPAIRS, LuaValue.MODE);

    private static final LuaString[] ALL = all().toArray(LuaString[]::new);

    private MetaNames() {}

    /**
     * All of them, and that of the mode of weak tables: a machine's constants are these very objects, so that tables
     * find them by identity. Those of arithmetic come first, as {@link #numberOfArithmetic} counts on.
     *
     * @return the names
     */
    public static Stream<LuaString> all() {
        return Stream.concat(Stream.of(ARITHMETIC), OTHERS.stream());
    }

    /**
     * Which of them a name is, as {@link FieldTable#metamethod} wants it.
     *
     * @param name a machine's constant
     * @return its number, from 0; -1 if it is none of them
     */
    public static int number(LuaString name) {
        for (int i = 0; i < ALL.length; i++) if (ALL[i] == name) return i;
        return -1;
    }

    /** The name with a number. */
    static LuaString name(int number) {
        return ALL[number];
    }

    /** How many there are. */
    static int count() {
        return ALL.length;
    }

    /**
     * The number of an arithmetic metamethod.
     *
     * @param opcode from {@link Opcode#ADD} to {@link Opcode#UNM}
     * @return the number, as {@link #number} gives it
     */
    public static int numberOfArithmetic(int opcode) {
        return opcode - Opcode.ADD;
    }

    /**
     * The name of an arithmetic metamethod.
     *
     * @param opcode from {@link Opcode#ADD} to {@link Opcode#UNM}
     * @return the name, as in {@code __add}
     */
    public static LuaString arithmetic(int opcode) {
        return ARITHMETIC[opcode - Opcode.ADD];
    }
}
