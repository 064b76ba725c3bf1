package kodama.request;

import java.util.List;

/** The names of the framework's loop objects, for use in requests. */
public final class LoopNames {
    /** The game itself. */
    public static final String GAME = "game";

    /** The debug portal, which released games do not have. */
    public static final String PORTAL = "portal";

    /** The game's tests. */
    public static final String TESTS = "test";

    /** All of them; a game's own loop objects must have other names. */
    public static final List<String> ALL = List.of(GAME, PORTAL, TESTS);

    private LoopNames() {}
}
