package kodama.lua.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An alternative of a rule.
 *
 * @param weight its frequency relative to the others
 * @param needs required properties of the enclosing blocks, as in {@code loop}
 * @param parts its parts
 */
record Form(int weight, Set<String> needs, List<GrammarPart> parts) {

    /** Whether it is possible here: the variables it uses exist, and there is room for those it declares. */
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
