package kodama.script.tune;

/** Names of values: menus show them, and a file keeps them. */
final class Names {
    private static final int LONGEST = 100;

    private Names() {}

    /**
     * Refuses what is no name.
     *
     * @throws IllegalArgumentException if it is empty or too long
     */
    static void check(String name) {
        if (name.isEmpty()) throw new IllegalArgumentException("the name must not be empty");
        if (name.length() > LONGEST)
            throw new IllegalArgumentException(
                    "the name must have at most " + LONGEST + " letters but had " + name.length());
    }
}
