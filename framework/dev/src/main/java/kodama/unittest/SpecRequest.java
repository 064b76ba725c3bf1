package kodama.unittest;

/** Requests of scripts to the program, from the weakest to the strongest. */
public enum SpecRequest {
    /** Nothing. */
    NONE,
    /** A simple reset. */
    RESET,
    /** A soft reset. */
    SOFT_RESET,
    /** The end of the program. */
    QUIT
}
