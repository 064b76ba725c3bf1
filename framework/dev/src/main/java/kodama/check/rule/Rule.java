package kodama.check.rule;

import java.util.function.Consumer;
import kodama.check.script.Finding;
import kodama.check.script.Script;

/** Finds one kind of mistake. */
@FunctionalInterface
public interface Rule {
    /** Adds what is likely a mistake in a script, in any order. */
    void look(Script script, Consumer<Finding> found);
}
