package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Finds local variables that are never read. Ignores loop variables and names that begin with {@code _}. */
final class UnusedVariableRule implements Rule {
    @Override
    public void check(Script script, Consumer<Finding> found) {
        for (LocalVariable each : script.scopes().variables()) {
            boolean isFine = each.name().startsWith("_") || !each.reads().isEmpty();
            if (isFine) continue;
            switch (each.kind()) {
                case LOCAL -> {
                    if (isLast(script, each.declaration()))
                        found.accept(script.finding(each.declaration(), FindingCode.UNUSED, message(each)));
                }
                case FUNCTION -> found.accept(script.finding(each.declaration(), FindingCode.UNUSED, message(each)));
                case PARAMETER -> {
                    if (isLast(script, each.declaration())) found.accept(ofParameter(script, each));
                }
                case SELF, COUNTER, ITEM -> {}
            }
        }
    }

    private static String message(LocalVariable variable) {
        String name = "'" + variable.name() + "'";
        SyntaxNode value = variable.constant();
        if (!variable.writes().isEmpty()) return "local " + name + " is set but never read";
        if (variable.kind() == LocalVariable.Kind.FUNCTION) return "local function " + name + " is never called";
        return isRequire(value) ? "module " + name + " is never used" : "local " + name + " is never used";
    }

    private static boolean isRequire(@Nullable SyntaxNode value) {
        return value != null
                && value.is(SyntaxKind.CALL)
                && value.part(0).text().equals("require");
    }

    private static Finding ofParameter(Script script, LocalVariable parameter) {
        String message = "parameter '" + parameter.name() + "' is never used";
        return script.finding(parameter.declaration(), FindingCode.UNUSED_PARAMETER, message);
    }

    /** A variable before a used one is required, unless it has a value of its own. */
    private static boolean isLast(Script script, SyntaxNode declaration) {
        SyntaxNode list = declaration.parent();
        if (list == null) return false;
        int place = list.parts().indexOf(declaration);
        SyntaxNode values = list.last().is(SyntaxKind.VALUES) ? list.last() : null;
        if (values != null && place < values.parts().size() - 1) return true;
        for (SyntaxNode later : list.parts().subList(place + 1, list.parts().size())) {
            LocalVariable variable = script.scopes().variable(later);
            if (variable != null && !variable.reads().isEmpty()) return false;
        }
        return true;
    }
}
