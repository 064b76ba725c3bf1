package kodama.check.rule;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import kodama.check.script.Code;
import kodama.check.script.Finding;
import kodama.check.script.Script;
import kodama.lua.compile.Node;
import kodama.lua.compile.SyntaxKind;

/** Tables that name a field twice, of which the first value is lost. */
final class RepeatedFields implements Rule {
    @Override
    public void look(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.TABLE)) look(script, node, found);
        });
    }

    private static void look(Script script, Node table, Consumer<Finding> found) {
        Set<String> seen = new HashSet<>();
        for (Node part : table.parts()) {
            if (!part.is(SyntaxKind.PAIR) || seen.add(part.part(0).text())) continue;
            String message = "'" + part.part(0).text() + "' stands twice in this table; the last one counts";
            found.accept(script.finding(part, Code.REPEATED_FIELD, message));
        }
    }
}
