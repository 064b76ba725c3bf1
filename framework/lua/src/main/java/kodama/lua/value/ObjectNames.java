package kodama.lua.value;

/** The names that {@code tostring} gives to objects: a type and a number that is the same in every run. */
public final class ObjectNames {

    private static final int FIRST = 0x10000;
    private static final int STEP = 0x20;

    private ObjectNames() {}

    /**
     * Returns the name of an object with a sequence number.
     *
     * @param type the type
     * @param sequence the sequence number
     * @return the name, as in {@code table: 0x00010020}
     */
    public static String of(String type, int sequence) {
        return type + ": " + hex(FIRST + STEP * (long) sequence);
    }

    /**
     * Returns the name of a library function that exists only once.
     *
     * @param function the function's qualified name
     * @return the name, as in {@code function: 0x0035f1b3}
     */
    public static String ofLibrary(String function) {
        return "function: " + hex(function.hashCode() & 0xffffffffL);
    }

    /**
     * Returns the name of an open file.
     *
     * @param number the file's number
     * @return the name, as in {@code file (0x00010020)}
     */
    public static String ofFile(int number) {
        return "file (" + of("", number).substring(2) + ")";
    }

    /** Formats a number with at least eight digits. */
    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0x" + "00000000".substring(Math.min(digits.length(), 8)) + digits;
    }
}
