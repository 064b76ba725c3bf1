package kodama.unittest;

/**
 * What is known of a test before it runs.
 *
 * @param name its name behind those of its groups
 * @param kind whether it is run
 * @param settings what its game is played with
 */
public record Spec(String name, Kind kind, SpecSettings settings) {
    /** Which tests are run. */
    public enum Kind {
        /** Always. */
        AUTOMATIC,
        /** When someone asks for it, and looks. */
        MANUAL,
        /** Never. */
        SKIPPED
    }
}
