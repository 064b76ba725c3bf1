package kodama.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kodama.Seed;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.SourceText;
import kodama.file.GameFiles;
import kodama.lua.compile.SyntaxError;
import kodama.lua.compile.SyntaxTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Machine-made scripts neither end a check nor make it slow. */
@Timeout(60)
class HostileScriptsCheckTest {
    private static final Pattern TOKENS = Pattern.compile("\\s+|\\w+|\"[^\"\\n]*\"|[^\\w\\s]");
    private static final int MUTANTS = 10_000;
    private static final int DEEP = 100_000;
    private static final int MEGABYTE = 1 << 20;

    @TempDir
    private Path temp;

    @Test
    void mutatedScriptsAreChecked(@Seed(11) Random random) throws IOException {
        List<String> tokens = TOKENS.matcher(
                        Files.readString(Path.of("..", "..", "scripts", "demo", "enemies", "moth.lua")))
                .results()
                .map(MatchResult::group)
                .toList();
        GameFiles demo = GameFiles.folder(Path.of("..", "..", "scripts", "demo"));
        GameScripts scripts = new GameScripts(demo, wrong -> {});
        CheckedGame game = CheckedGame.of(demo, null, scripts.all(), scripts.libraries(), true, List.of());
        List<Rule> rules = Rules.of(game);
        Set<FindingCode> found = EnumSet.noneOf(FindingCode.class);
        for (int i = 0; i < MUTANTS; i++) look(mutant(tokens, random), rules, found);
        assertTrue(
                found.containsAll(Set.of(FindingCode.SYNTAX, FindingCode.UNKNOWN_GLOBAL, FindingCode.UNUSED)),
                found.toString());
    }

    private static void look(String mutant, List<Rule> rules, Set<FindingCode> found) {
        byte[] source = mutant.getBytes(StandardCharsets.ISO_8859_1);
        try {
            Script script = Script.of("moth.lua", SyntaxTree.read("moth.lua", source), new SourceText(source));
            for (Rule rule : rules) rule.check(script, finding -> found.add(finding.code()));
        } catch (SyntaxError wrong) {
            found.add(FindingCode.SYNTAX);
        }
    }

    /** A token is dropped, duplicated, replaced or follows a strange character; some files end early. */
    private static String mutant(List<String> tokens, Random random) {
        StringBuilder script = new StringBuilder();
        int at = random.nextInt(tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            String other = tokens.get(random.nextInt(tokens.size()));
            switch (i == at ? random.nextInt(5) : -1) {
                case 0 -> {}
                case 1 -> script.append(tokens.get(i)).append(' ').append(tokens.get(i));
                case 2 -> script.append(other);
                case 3 -> script.append((char) random.nextInt(256)).append(tokens.get(i));
                case 4 -> i = random.nextInt(3) == 0 ? tokens.size() : i;
                default -> script.append(tokens.get(i));
            }
        }
        return script.toString();
    }

    @Test
    void tooDeepNestingIsReported() throws IOException {
        write("chain.lua", "local a = {}\nprint(a" + ".b".repeat(DEEP) + ")");
        write("sum.lua", "return 1" + " + 1".repeat(DEEP));
        write("calls.lua", "local f = print\nf" + "(1)".repeat(DEEP));
        write("brackets.lua", "return " + "(".repeat(DEEP) + ")".repeat(DEEP));
        write("functions.lua", "function() ".repeat(DEEP));
        assertEquals("""
                brackets.lua:1:205: error: too many C levels (limit is 200) in main function near '(' [syntax]
                calls.lua:1:1: warning: this file is not checked: it is nested more than 1000 levels deep [not-checked]
                chain.lua:1:1: warning: this file is not checked: it is nested more than 1000 levels deep [not-checked]
                functions.lua:1:9: error: <name> expected near '(' [syntax]
                sum.lua:1:1: warning: this file is not checked: it is nested more than 1000 levels deep [not-checked]""", check().stream().map(Finding::toString).collect(Collectors.joining("\n")));
    }

    @Test
    void aLineOfAMegabyteIsALine() throws IOException {
        write("long.lua", "local t = { " + "1, ".repeat(MEGABYTE / 3) + "} print(t, undefned)");
        write("text.lua", "local unused = \"" + "x".repeat(MEGABYTE) + "\"");
        write("names.lua", "local f = print " + "f(f) ".repeat(MEGABYTE / 5));
        write("elses.lua", "local a = 1 if a then " + "elseif a then ".repeat(MEGABYTE / 140) + "end");
        List<String> found = check().stream().map(Finding::toString).toList();
        assertEquals(List.of("text.lua:1:7: warning: local 'unused' is never used [unused]"), found);
    }

    @Test
    void anEndlessFileIsNotRead() throws IOException {
        write("large.lua", "-".repeat(5 * MEGABYTE));
        assertEquals(
                List.of("large.lua:1:1: warning: this file is not checked: it is larger than 4 MB [not-checked]"),
                check().stream().map(Finding::toString).toList());
    }

    private List<Finding> check() {
        return Checker.check(GameFiles.folder(temp));
    }

    private void write(String path, String content) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }
}
