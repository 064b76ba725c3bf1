package kodama.check.rule;

import java.util.function.Consumer;
import kodama.check.script.Finding;
import kodama.check.script.Script;

/** Finds one kind of mistake. */
@FunctionalInterface
public interface Rule {
    /**
     * Looks at a script.
     *
     * @param script any
     * @param found is told what is likely a mistake; in any order
     */
    void look(Script script, Consumer<Finding> found);
}
