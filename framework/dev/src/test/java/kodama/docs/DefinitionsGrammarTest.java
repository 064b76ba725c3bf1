package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Signature;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;

/** The definitions follow the grammar of lua-language-server's annotations. */
class DefinitionsGrammarTest {
    private static final Pattern ANNOTATION =
            Pattern.compile("---@(meta kodama|async|class (\\(exact\\) )?[\\w.]+(: [\\w.]+)?|alias [\\w.]+ (?<alias>.+)"
                    + "|field (\\[(?<key>\\w+)\\]|\\w+\\??) (?<field>.+?)(  .+)?|param (\\w+\\??|\\.\\.\\.) (?<param>.+?)(  .+)?"
                    + "|return (?<return>.+?)( \\.\\.\\.| \\w+)?|type (?<type>.+)|overload (?<overload>.+)"
                    + "|generic \\w+(: (?<generic>.+))?)");
    private static final List<String> TYPES =
            List.of("alias", "field", "param", "return", "type", "overload", "generic");

    private final String file = new LuaDefinitions(LuaApi.ofFramework()).file();
    private final List<String> lines = file.lines().toList();

    @Test
    void everyAnnotationAndTypeIsValid() {
        for (String line : lines) {
            if (!line.startsWith("---@")) continue;
            Matcher annotation = ANNOTATION.matcher(line);
            assertTrue(annotation.matches(), line);
            for (String each : TYPES) {
                String type = annotation.group(each);
                if (type != null)
                    assertDoesNotThrow(
                            () -> Signature.type(type.replaceAll("\\?$", "").replaceAll("\\bT\\b", "any")), line);
            }
        }
    }

    @Test
    void everyReferencedClassIsDefinedOnce() {
        List<String> defined = all("(?m)^---@(?:class (?:\\(exact\\) )?|alias )([\\w.]+)");
        Set<String> once = new TreeSet<>(defined);
        assertEquals(once.size(), defined.size(), () -> twice(defined));
        Set<String> used = lines.stream()
                .filter(line -> line.startsWith("---@"))
                .map(line -> line.replaceAll("  .*", ""))
                .flatMap(line -> Pattern.compile("kodama\\.\\w+").matcher(line).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        used.removeAll(once);
        assertEquals(Set.of(), used);
    }

    private static String twice(List<String> all) {
        List<String> left = new ArrayList<>(all);
        new TreeSet<>(all).forEach(left::remove);
        return "defined twice: " + left;
    }

    private List<String> all(String pattern) {
        return Pattern.compile(pattern)
                .matcher(file)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void noClassHasAFieldTwice() {
        String type = "";
        Set<String> fields = new TreeSet<>();
        for (String line : lines) {
            if (line.startsWith("---@class")) {
                type = line;
                fields.clear();
            }
            Matcher field = Pattern.compile("---@field (\\S+?)\\?? .*").matcher(line);
            if (field.matches()) assertTrue(fields.add(field.group(1)), type + ": " + line);
        }
    }

    @Test
    void parametersMatchTheirAnnotations() {
        List<String> above = new ArrayList<>();
        int functions = 0;
        for (String line : lines) {
            Matcher parameter =
                    Pattern.compile("---@param (\\w+|\\.\\.\\.)\\?? .*").matcher(line);
            Matcher function =
                    Pattern.compile("function [\\w.:]+\\((.*)\\) end").matcher(line);
            if (parameter.matches()) above.add(parameter.group(1));
            if (function.matches()) {
                String named = function.group(1);
                assertEquals(above, named.isEmpty() ? List.of() : Arrays.asList(named.split(", ")), line);
                functions++;
            }
            if (line.isEmpty()) above.clear();
        }
        assertTrue(functions > 150, "only " + functions);
    }

    @Test
    void theFileIsValidLua() {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame())) {
            assertDoesNotThrow(() -> new Lua(machine).load("kodama.d.lua", file.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void waitingFunctionsAreAsync() {
        assertTrue(file.contains("---@async\n---@param ticks number\nfunction wait(ticks) end"), file);
        assertTrue(
                file.contains("---@field on_hit? async fun(self: kodama.Task, damage: number, by?: kodama.Task)"),
                file);
    }

    @Test
    void otherFunctionsOfTestsAreOverloads() {
        assertTrue(file.contains("---@overload fun(value: any): kodama.Expectation\n---@generic T\n"), file);
    }
}
