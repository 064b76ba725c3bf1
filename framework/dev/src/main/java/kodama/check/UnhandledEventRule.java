package kodama.check;

import java.util.Set;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Finds events that are sent but that no script waits for or handles. */
final class UnhandledEventRule implements Rule {
    private final CheckedGame game;

    UnhandledEventRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        boolean canTell =
                game.isComplete() && !game.hasJava() && !game.words().isDynamic(ScriptNames.NameCategory.HANDLED_EVENT);
        if (!canTell || CheckedGame.isSpec(script)) return;
        script.each(node -> {
            SyntaxNode event = event(script, node);
            if (event != null && event.is(SyntaxKind.STRING) && !mayBeHandled(event.text()))
                report(script, event, found);
        });
    }

    private @Nullable SyntaxNode event(Script script, SyntaxNode call) {
        if (call.is(SyntaxKind.METHOD_CALL)) {
            boolean isOwn =
                    game.words().names(ScriptNames.NameCategory.SET_FIELD).contains("signal");
            boolean isSignal =
                    call.part(1).text().equals("signal") && call.parts().size() > 2;
            return isSignal && !isOwn ? call.part(2) : null;
        }
        if (GlobalPath.isCall(script, call, "task.signal") && call.parts().size() > 2) return call.part(2);
        return GlobalPath.isCall(script, call, "task.broadcast") && call.parts().size() > 1 ? call.part(1) : null;
    }

    private boolean mayBeHandled(String event) {
        return handled().contains(event)
                || game.words().hasDynamicPrefix("on_" + event)
                || game.words().names(ScriptNames.NameCategory.STRING).contains("on_" + event);
    }

    private Set<String> handled() {
        return game.words().names(ScriptNames.NameCategory.HANDLED_EVENT);
    }

    private void report(Script script, SyntaxNode event, Consumer<Finding> found) {
        String message = "nothing waits for the event '" + event.text() + "' or has a function on_" + event.text();
        String hint = Spelling.hint(event.text(), handled());
        found.accept(script.finding(event, FindingCode.UNHEARD, message + hint));
    }
}
