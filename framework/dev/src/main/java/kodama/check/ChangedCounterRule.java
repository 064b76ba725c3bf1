package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Finds loops that change their counter to skip a step, as in other languages: {@code i = i + 1}. */
final class ChangedCounterRule implements Rule {
    @Override
    public void check(Script script, Consumer<Finding> found) {
        for (LocalVariable each : script.scopes().variables()) {
            if (each.kind() != LocalVariable.Kind.COUNTER) continue;
            for (SyntaxNode write : each.writes())
                if (isStep(script, each, write))
                    found.accept(script.finding(
                            write,
                            FindingCode.LOOP_VARIABLE,
                            "'" + each.name()
                                    + "' is a copy of the loop's counter: changing it does not affect the"
                                    + " loop; use while"));
        }
    }

    private static boolean isStep(Script script, LocalVariable counter, SyntaxNode write) {
        SyntaxNode value = onlyValue(write);
        return value != null
                && value.is(SyntaxKind.BINARY)
                && value.part(0).is(SyntaxKind.NAME)
                && script.scopes().variable(value.part(0)) == counter
                && value.part(2).is(SyntaxKind.NUMBER);
    }

    private static @Nullable SyntaxNode onlyValue(SyntaxNode write) {
        SyntaxNode targets = write.parent();
        SyntaxNode assignment = targets == null ? null : targets.parent();
        if (assignment == null || !assignment.is(SyntaxKind.ASSIGNMENT)) return null;
        boolean isSingle = assignment.part(0).parts().size() == 1
                && assignment.part(1).parts().size() == 1;
        return isSingle ? assignment.part(1).part(0) : null;
    }
}
