package kodama.request;

import java.util.List;

/** The names by which requests ask for loop objects of the framework. */
public final class LoopNames {
    /** The game itself. */
    public static final String GAME = "game";

    /** The debug portal, which a released game has not. */
    public static final String PORTAL = "portal";

    /** The game's tests. */
    public static final String TESTS = "test";

    /** All of them; a game's own loop objects have other names. */
    public static final List<String> ALL = List.of(GAME, PORTAL, TESTS);

    private LoopNames() {}
}
