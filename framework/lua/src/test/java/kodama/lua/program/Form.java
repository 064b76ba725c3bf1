package kodama.lua.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One way to write what a rule stands for.
 *
 * @param weight how often it is taken, beside the others
 * @param needs what the blocks around it must be, as in {@code loop}
 * @param parts its text
 */
record Form(int weight, Set<String> needs, List<GrammarPart> parts) {

    /** Whether it can stand here: there are the variables it uses, and there is room for those it declares. */
    boolean fits(Scope scope) {
        if (!scope.isAll(needs)) return false;
        Set<String> own = new HashSet<>();
        boolean isOutside = true;
        for (GrammarPart part : parts) {
            if (part instanceof GrammarPart.Open) isOutside = false;
            if (part instanceof GrammarPart.Declare fresh) {
                if (isOutside && scope.isFull()) return false;
                own.add(fresh.kind());
            }
            if (part instanceof GrammarPart.Known known
                    && !own.contains(known.kind())
                    && scope.known(known.kind()).isEmpty()) return false;
        }
        return true;
    }
}
