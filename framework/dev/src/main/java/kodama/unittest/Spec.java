package kodama.unittest;

/**
 * Describes a test before it runs.
 *
 * @param name its name, after the names of its groups
 * @param kind when it is run
 * @param settings settings of its game
 */
public record Spec(String name, Kind kind, SpecSettings settings) {
    /** When a test is run. */
    public enum Kind {
        /** Always. */
        AUTOMATIC,
        /** Only with {@code --manual}. */
        MANUAL,
        /** Never. */
        SKIPPED
    }
}
