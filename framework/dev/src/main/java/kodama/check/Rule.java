package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.Finding;
import kodama.check.game.Script;

/** Finds one kind of mistake. Keeps no state between scripts. */
@FunctionalInterface
public interface Rule {
    /** Reports likely mistakes in a script, in any order. */
    void check(Script script, Consumer<Finding> found);
}
