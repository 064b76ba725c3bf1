package kodama.check.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/**
 * The parts of a test that may contain mistakes on purpose: functions that are passed to a function that expects
 * errors.
 */
public final class ExpectedFailures {
    /** Functions that run their arguments as a game does. */
    private static final Set<String> PLAIN = Set.of(
            "describe", "it", "manual", "skip", "before_each", "after_each", "test.play", "test.run_until", "spawn");

    private final Script script;
    private final List<SyntaxNode> functions = new ArrayList<>();

    public ExpectedFailures(Script script) {
        this.script = script;
        script.each(this::add);
    }

    private void add(SyntaxNode node) {
        boolean isCall = node.is(SyntaxKind.CALL) || node.is(SyntaxKind.METHOD_CALL);
        String path = node.is(SyntaxKind.CALL) ? GlobalPath.of(script, node.part(0)) : null;
        if (!isCall || path != null && PLAIN.contains(path)) return;
        for (SyntaxNode argument : node.parts().subList(1, node.parts().size()))
            if (Exports.isFunction(argument)) functions.add(argument);
    }

    /** Whether a finding is inside such a function. */
    public boolean has(Finding finding) {
        return functions.stream().anyMatch(each -> isBehind(finding, each.start()) && !isBehind(finding, each.end()));
    }

    private boolean isBehind(Finding finding, int offset) {
        int line = script.text().line(offset);
        return finding.line() > line
                || finding.line() == line && finding.column() >= script.text().column(offset);
    }
}
