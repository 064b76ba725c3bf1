package kodama.check;

import java.util.List;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.look.EffectKind;

/** Finds options of {@code draw.effect} that exist, but not for the effect that is drawn. */
final class EffectOptionRule implements Rule {
    private static final List<String> ALL = EffectKind.ALL.names();

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.CALL) && "draw.effect".equals(GlobalPath.of(script, node.part(0))))
                checkCall(script, node.parts(), found);
        });
    }

    private static void checkCall(Script script, List<SyntaxNode> call, Consumer<Finding> found) {
        if (call.size() < 3
                || !call.get(1).is(SyntaxKind.STRING)
                || !call.get(2).is(SyntaxKind.TABLE)) return;
        String effect = call.get(1).text();
        int index = EffectKind.words().indexOf(effect);
        if (index < 0) return;
        List<String> known = EffectKind.values()[index].options().names();
        for (SyntaxNode pair : call.get(2).parts()) {
            if (!pair.is(SyntaxKind.PAIR)) continue;
            String name = pair.part(0).text();
            if (ALL.contains(name) && !known.contains(name))
                found.accept(script.finding(pair.part(0), FindingCode.UNKNOWN_OPTION, message(effect, name, known)));
        }
    }

    private static String message(String effect, String name, List<String> known) {
        return "the effect '" + effect + "' has no option '" + name + "'" + Spelling.hintWithList(name, known);
    }
}
