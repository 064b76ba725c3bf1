package kodama.lua.translate;

import java.util.List;

/**
 * A translated function as a class file. It has to be defined with class data: an array of the function's constants,
 * followed by a cache of each kind that is asked for.
 *
 * @param file the class file
 * @param caches what instructions remember where they have found their fields
 * @param exitRows rows that say which registers are written on which way out of its methods
 * @param wordsPerMask how many numbers of a row have a bit for each register
 * @param partCount how many methods do the work
 */
public record TranslatedClass(byte[] file, List<Cache> caches, long[] exitRows, int wordsPerMask, int partCount) {

    /**
     * The method that does the work, or how the names of such methods begin; its lines, as Java's stack shows them, are
     * one more than instructions.
     */
    public static final String BODY = "run";

    /** The method that does the work of a call alone: short functions have one, since Java's compiler can inline it. */
    public static final String CALLED_BODY = BODY + "Called";

    /** The method that does the work of a call with numbers for a number. */
    public static final String BODY_OF_NUMBERS = BODY + "Numbers";

    /** The method by which the machine comes in where a frame is. */
    public static final String ENTRY = "resume";

    /**
     * What an instruction remembers.
     *
     * @param pc the instruction
     * @param kind what it looks for
     * @param names the names of that, by their places among the constants
     */
    public record Cache(int pc, Kind kind, List<Integer> names) {}

    /** What an instruction looks for. */
    public enum Kind {
        /** A field. */
        FIELD,
        /** A method. */
        METHOD,
        /** Where several fields are that it and the following ones use. */
        GROUP
    }
}
