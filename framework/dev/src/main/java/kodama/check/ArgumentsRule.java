package kodama.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.check.game.ShotExpressions;
import kodama.check.game.TaskExpressions;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Parameter;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.look.EffectKind;
import org.jspecify.annotations.Nullable;

/** Checks arguments of API functions: their number, types and options; and the fields given to tasks. */
final class ArgumentsRule implements Rule {
    private static final String TASK = "Task";
    private static final String SHOT = "Shot";

    private final CheckedGame game;

    ArgumentsRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        ValueCheck values = new ValueCheck(game, script, found);
        script.each(node -> {
            switch (node.kind()) {
                case CALL -> checkCall(script, node, values, found);
                case METHOD_CALL -> checkMethod(script, node, values, found);
                case ASSIGNMENT -> checkAssignment(script, node, values);
                default -> {}
            }
        });
    }

    private void checkCall(Script script, SyntaxNode call, ValueCheck values, Consumer<Finding> found) {
        String path = GlobalPath.of(script, call.part(0));
        FunctionDoc function = path == null ? null : game.api(script).function(path);
        if (path == null || function == null) return;
        check(script, call, path, function, call.parts().subList(1, call.parts().size()), 0, values, found);
    }

    /** Checks methods of tasks and of results of the API; another table may have a method of the same name. */
    private void checkMethod(Script script, SyntaxNode call, ValueCheck values, Consumer<Finding> found) {
        String name = call.part(1).text();
        FunctionDoc function = method(script, call, name);
        if (function == null) return;
        check(script, call, name, function, call.parts().subList(2, call.parts().size()), 1, values, found);
    }

    private @Nullable FunctionDoc method(Script script, SyntaxNode call, String name) {
        boolean isOwn = game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name);
        if (TaskExpressions.isTask(script, call.part(0)))
            return isOwn ? null : game.api(script).function("self:" + name);
        String owner = MethodOwner.of(game, script, call.part(0));
        return owner == null ? null : game.api(script).function(owner + ":" + name);
    }

    private static void check(
            Script script,
            SyntaxNode call,
            String path,
            FunctionDoc function,
            List<SyntaxNode> arguments,
            int skipped,
            ValueCheck values,
            Consumer<Finding> found) {
        List<Parameter> all = function.signature().parameters();
        List<Parameter> parameters = all.subList(Math.min(skipped, all.size()), all.size());
        boolean isOpen = !arguments.isEmpty() && mayBeMore(arguments.get(arguments.size() - 1));
        int sure = isOpen ? arguments.size() - 1 : arguments.size();
        int required = required(parameters);
        if (!isOpen && sure < required) {
            String message = path + ": '" + parameters.get(sure).name() + "' is missing";
            found.accept(script.finding(call, FindingCode.ARGUMENTS, message));
        } else if (sure > parameters.size() && !function.signature().isVariadic()) {
            String message = path + ": too many arguments; it takes " + parameters.size();
            found.accept(script.finding(arguments.get(parameters.size()), FindingCode.ARGUMENTS, message));
        }
        EffectKind effect = path.equals("draw.effect") ? effect(arguments) : null;
        for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
            Parameter each = parameters.get(i);
            if (effect != null
                    && each.name().equals("options")
                    && values.checkOptions(effect.options().toDoc(), arguments.get(i))) continue;
            values.check(path + ": '" + each.name() + "'", each.type(), each.optional(), arguments.get(i));
        }
    }

    /** Returns the effect that is named by the first argument, whose options differ from those of the others. */
    private static @Nullable EffectKind effect(List<SyntaxNode> arguments) {
        boolean isNamed = !arguments.isEmpty() && arguments.get(0).is(SyntaxKind.STRING);
        return isNamed ? EffectKind.find(arguments.get(0).text()) : null;
    }

    private static boolean mayBeMore(SyntaxNode argument) {
        return switch (argument.kind()) {
            case CALL, METHOD_CALL, VARARG -> true;
            default -> false;
        };
    }

    /** Returns how many arguments are required; a trailing parameter that accepts nil is optional. */
    private static int required(List<Parameter> parameters) {
        int required = 0;
        for (int i = 0; i < parameters.size(); i++) {
            Parameter each = parameters.get(i);
            boolean takesNil = each.optional() || each.kinds().contains(LuaType.ANY);
            if (!takesNil) required = i + 1;
        }
        return required;
    }

    private void checkAssignment(Script script, SyntaxNode assignment, ValueCheck values) {
        List<SyntaxNode> targets = assignment.part(0).parts();
        List<SyntaxNode> given = assignment.part(1).parts();
        for (int i = 0; i < Math.min(targets.size(), given.size()); i++) {
            SyntaxNode target = targets.get(i);
            SyntaxNode value = given.get(i);
            if (!target.is(SyntaxKind.FIELD)) continue;
            typeOf(script, target.part(0))
                    .flatMap(game.api(script)::find)
                    .ifPresent(type -> values.checkField(type, target.part(1).text(), value));
        }
    }

    private static Optional<String> typeOf(Script script, SyntaxNode object) {
        if (ShotExpressions.isShot(script, object)) return Optional.of(SHOT);
        return TaskExpressions.isTask(script, object) ? Optional.of(TASK) : Optional.empty();
    }
}
