package kodama.lua;

/** The names that {@code tostring} gives to objects: a type and a number that is the same in every run. */
final class ObjectNames {

    private static final int FIRST = 0x10000;
    private static final int STEP = 0x20;

    private ObjectNames() {}

    static String of(String type, int sequence) {
        return String.format("%s: 0x%08x", type, FIRST + STEP * (long) sequence);
    }

    /** The name of a function of a library, which is there only once. */
    static String ofLibrary(String function) {
        return String.format("function: 0x%08x", function.hashCode());
    }

    static String ofFile(int number) {
        return "file (" + of("", number).substring(2) + ")";
    }
}
