package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.Finding;
import kodama.check.game.Script;

/** Finds one kind of mistake. */
@FunctionalInterface
public interface Rule {
    /** Adds what is likely a mistake in a script, in any order. */
    void check(Script script, Consumer<Finding> found);
}
