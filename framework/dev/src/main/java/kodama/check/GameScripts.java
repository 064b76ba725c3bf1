package kodama.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.ScriptModules;
import kodama.check.game.SourceText;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.compile.SyntaxError;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.lua.compile.SyntaxTree;
import kodama.script.game.BundledScripts;
import org.jspecify.annotations.Nullable;

/** Reads the scripts of a game, and the framework's scripts that they require. */
final class GameScripts {
    /** Deeper nesting is not written by hand, and checking it could overflow the stack. */
    private static final int MAX_DEPTH = 1000;

    /** Larger files are not written by hand. */
    private static final int MAX_BYTES = 4 << 20;

    private static final Pattern GOTO = Pattern.compile("(no visible label .*) at line (\\d+)");

    private final GameFiles files;
    private final Consumer<Finding> found;
    private final Map<String, Script> scripts = new LinkedHashMap<>();
    private final Map<String, SourceText> texts = new LinkedHashMap<>();
    private boolean isWhole = true;

    GameScripts(GameFiles files, Consumer<Finding> found) {
        this.files = files;
        this.found = found;
        for (String path : files.list("lua")) if (!path.endsWith(".d.lua")) read(path);
    }

    /** Returns the scripts without syntax errors; without definition files for editors. */
    List<Script> all() {
        return List.copyOf(scripts.values());
    }

    /** Whether all scripts are free of syntax errors. */
    boolean isComplete() {
        return isWhole;
    }

    @Nullable
    Script script(String path) {
        return scripts.get(path);
    }

    boolean isSuppressed(Finding finding) {
        SourceText text = texts.get(finding.file());
        return text != null && text.isSuppressed(finding.line(), finding.code());
    }

    private void read(String path) {
        try {
            byte[] source = files.read(path);
            if (source.length > MAX_BYTES) skip(path, "it is larger than 4 MB");
            else read(path, source);
        } catch (GameFileException unreadable) {
            skip(path, String.valueOf(unreadable.getMessage()));
        }
    }

    private void read(String path, byte[] source) {
        SourceText text = new SourceText(source);
        texts.put(path, text);
        try {
            SyntaxNode block = SyntaxTree.read(path, source);
            if (block.depth() > MAX_DEPTH) skip(path, "it is nested more than " + MAX_DEPTH + " levels deep");
            else scripts.put(path, Script.of(path, block, text));
        } catch (SyntaxError wrong) {
            isWhole = false;
            found.accept(syntax(path, source, text, wrong));
        }
    }

    /** The compiler detects a goto without a label only at the end of its function; reports it at the goto. */
    private static Finding syntax(String path, byte[] source, SourceText text, SyntaxError wrong) {
        int at = wrong.start() + SyntaxTree.skippedLength(source);
        String message = wrong.plainMessage();
        Matcher label = GOTO.matcher(message);
        if (label.matches())
            return new Finding(path, Integer.parseInt(label.group(2)), 1, FindingCode.SYNTAX, label.group(1));
        return new Finding(path, text.line(at), text.column(at), FindingCode.SYNTAX, message + wrong.hint());
    }

    private void skip(String path, String why) {
        isWhole = false;
        found.accept(new Finding(path, 1, 1, FindingCode.NOT_CHECKED, "this file is not checked: " + why));
    }

    /** Returns the framework's scripts that the game requires, directly or indirectly. */
    List<Script> libraries() {
        Map<String, Script> libraries = new LinkedHashMap<>();
        Deque<Script> open = new ArrayDeque<>(scripts.values());
        while (!open.isEmpty())
            for (String path : required(open.remove())) {
                byte[] source =
                        scripts.containsKey(path) || libraries.containsKey(path) ? null : BundledScripts.read(path);
                if (source == null) continue;
                Script library = Script.of(path, SyntaxTree.read(path, source), new SourceText(source));
                libraries.put(path, library);
                open.add(library);
            }
        return List.copyOf(libraries.values());
    }

    private static List<String> required(Script script) {
        List<String> paths = new ArrayList<>();
        script.each(node -> {
            if (node.is(SyntaxKind.CALL) && ScriptModules.isRequire(script, node))
                paths.add(ScriptModules.path(node.part(1).text()));
        });
        return paths;
    }
}
