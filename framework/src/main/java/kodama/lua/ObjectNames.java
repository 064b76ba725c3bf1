package kodama.lua;

/** The names that {@code tostring} gives to objects: a type and a number that is the same in every run. */
final class ObjectNames {

    private static final int FIRST = 0x10000;
    private static final int STEP = 0x20;

    private ObjectNames() {}

    static String of(String type, int sequence) {
        return type + ": " + hex(FIRST + STEP * (long) sequence);
    }

    /** The name of a function of a library, which is there only once. */
    static String ofLibrary(String function) {
        return "function: " + hex(function.hashCode() & 0xffffffffL);
    }

    static String ofFile(int number) {
        return "file (" + of("", number).substring(2) + ")";
    }

    /** Eight digits at least. */
    private static String hex(long number) {
        String digits = Long.toHexString(number);
        return "0x" + "00000000".substring(Math.min(digits.length(), 8)) + digits;
    }
}
