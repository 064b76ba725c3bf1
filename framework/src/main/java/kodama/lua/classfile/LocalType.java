package kodama.lua.classfile;

/**
 * What a local variable holds, for the verifier.
 *
 * @param kind the tag of the class file format: 1 an int, 3 a double, 7 an object
 * @param name the class of an object, with slashes; empty otherwise
 */
public record LocalType(int kind, String name) {

    private static final int INTEGER_KIND = 1;
    private static final int REAL_KIND = 3;
    private static final int OBJECT_KIND = 7;

    /** An int. */
    public static final LocalType INTEGER = new LocalType(INTEGER_KIND, "");

    /** A double, which takes two places. */
    public static final LocalType REAL = new LocalType(REAL_KIND, "");

    /**
     * An object.
     *
     * @param name its class, with slashes
     * @return the type
     */
    public static LocalType object(String name) {
        return new LocalType(OBJECT_KIND, name);
    }

    /**
     * How many places it takes.
     *
     * @return 1 or 2
     */
    public int places() {
        return kind == REAL_KIND ? 2 : 1;
    }

    void writeTo(ByteList out, ConstantPool pool) {
        out.u1(kind);
        if (kind == OBJECT_KIND) out.u2(pool.type(name));
    }
}
