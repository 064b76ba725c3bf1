package kodama.check.rule;

import java.util.function.Consumer;
import kodama.check.known.Game;
import kodama.check.known.GameNames;
import kodama.check.known.Meaning;
import kodama.check.known.Tasks;
import kodama.check.script.Code;
import kodama.check.script.Finding;
import kodama.check.script.Script;
import kodama.check.script.Variable;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.syntax.Node;
import org.jspecify.annotations.Nullable;

/** Strings that name what is not there: pictures, sounds, scenes, actions, groups, events. */
final class NamedThings implements Rule {
    private final GameNames names;

    NamedThings(Game game) {
        names = new GameNames(game);
    }

    @Override
    public void look(Script script, Consumer<Finding> found) {
        if (Game.isSpec(script)) return; // tests name what is not there on purpose
        script.each(node -> {
            switch (node.kind()) {
                case CALL, METHOD_CALL -> lookAtCall(script, node, found);
                case ASSIGNMENT -> lookAtAssignment(script, node, found);
                default -> {}
            }
        });
    }

    private void lookAtCall(Script script, Node call, Consumer<Finding> found) {
        String function = Tasks.called(script, call);
        if (function == null) return;
        int first = call.is(SyntaxKind.CALL) ? 1 : 2;
        for (int i = first; i < call.parts().size(); i++) {
            Meaning meaning = i == first ? Meaning.ofFirst(function) : null;
            look(script, meaning, call.part(i), found);
            lookAtTable(script, function, call.part(i), found);
        }
    }

    /** Of a table that a variable holds, what it is made with counts. */
    private void lookAtTable(Script script, String function, Node argument, Consumer<Finding> found) {
        Variable variable = script.scopes().variable(argument);
        Node table = variable == null ? argument : variable.constant();
        if (table == null || !table.is(SyntaxKind.TABLE)) return;
        for (Node pair : table.parts())
            if (pair.is(SyntaxKind.PAIR))
                look(script, Meaning.ofField(function, pair.part(0).text()), pair.part(1), found);
    }

    private void lookAtAssignment(Script script, Node assignment, Consumer<Finding> found) {
        Node targets = assignment.part(0);
        Node values = assignment.part(1);
        for (int i = 0; i < Math.min(targets.parts().size(), values.parts().size()); i++) {
            Node target = targets.part(i);
            if (target.is(SyntaxKind.FIELD) && Tasks.isTask(script, target.part(0)))
                look(script, Meaning.ofField("spawn", target.part(1).text()), values.part(i), found);
        }
    }

    /** Of {@code a and "b" or "c"} each may be it. */
    private void look(Script script, @Nullable Meaning meaning, Node value, Consumer<Finding> found) {
        if (meaning == null) return;
        switch (value.kind()) {
            case PARENTHESES -> look(script, meaning, value.part(0), found);
            case BINARY -> {
                String operator = value.part(1).text();
                if (operator.equals("or")) look(script, meaning, value.part(0), found);
                if (operator.equals("or") || operator.equals("and")) look(script, meaning, value.part(2), found);
            }
            case STRING -> {
                String problem = names.problem(meaning, value.text());
                if (problem != null) found.accept(script.finding(value, code(meaning), problem));
            }
            default -> {}
        }
    }

    private static Code code(Meaning meaning) {
        return switch (meaning) {
            case PICTURE, SOUND, FONT, DATA_FILE -> Code.MISSING_FILE;
            case SCENE -> Code.MISSING_SCENE;
            default -> Code.UNKNOWN_WORD;
        };
    }
}
