package kodama.lua.translate;

import java.util.List;

/**
 * The class file of a translated function. It must be defined with class data: an array of the function's constants,
 * followed by one cache object per entry of {@code caches}.
 *
 * @param file the class file
 * @param caches the inline caches of its instructions
 * @param exitRows the exit rows of all its methods
 * @param wordsPerMask how many {@code long}s a register mask in an exit row takes
 * @param partCount how many methods contain the instructions
 */
public record TranslatedClass(byte[] file, List<Cache> caches, long[] exitRows, int wordsPerMask, int partCount) {

    /**
     * The name of the method with the instructions, or its prefix if there are several. Its line numbers on the Java
     * stack are those of the instructions plus one.
     */
    public static final String BODY = "run";

    /** The variant that is only called: short functions have one, because HotSpot can inline it. */
    public static final String CALLED_BODY = BODY + "Called";

    /** The variant whose parameters and result are numbers. */
    public static final String BODY_OF_NUMBERS = BODY + "Numbers";

    /** The method by which the machine enters from a frame. */
    public static final String ENTRY = "resume";

    /**
     * An inline cache.
     *
     * @param pc the instruction
     * @param kind what it looks up
     * @param names indices of the names among the constants
     */
    public record Cache(int pc, Kind kind, List<Integer> names) {}

    /** What an inline cache looks up. */
    public enum Kind {
        /** A field. */
        FIELD,
        /** A method. */
        METHOD,
        /** The slots of several fields that it and the next instructions use. */
        GROUP
    }
}
