package kodama.lua.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules and their alternatives. */
final class Grammar {

    private static final int ENDLESS = 1_000;
    private static final Pattern HEAD = Pattern.compile("\\|(\\d*)(?:\\{([\\w ]+)})?(?: (.*))?");

    private final Map<String, List<Form>> rules = new HashMap<>();

    /** The minimum depth of each rule and alternative. */
    private final Map<Object, Integer> depths = new HashMap<>();

    /** Parses a grammar; see the beginning of {@code grammar.txt}. */
    Grammar(String text) {
        String rule = "";
        List<String> form = new ArrayList<>();
        for (String line : (text + "\n.").lines().toList()) {
            if (line.startsWith("#")) continue;
            if (line.startsWith("  ")) {
                form.add(line.substring(2));
                continue;
            }
            if (!form.isEmpty()) add(rule, String.join("\n", form));
            form.clear();
            if (line.startsWith("|")) form.add(line);
            else if (!line.isEmpty()) rule = line;
        }
        measure();
    }

    private void add(String rule, String text) {
        String first = text.lines().findFirst().orElseThrow();
        Matcher head = HEAD.matcher(first);
        if (!head.matches()) throw new IllegalArgumentException("not a form: " + first);
        int weight = head.group(1).isEmpty() ? 1 : Integer.parseInt(head.group(1));
        Set<String> needs =
                head.group(2) == null ? Set.of() : Set.of(head.group(2).split(" "));
        String rest = Objects.requireNonNullElse(head.group(3), "") + text.substring(first.length());
        rules.computeIfAbsent(rule, each -> new ArrayList<>()).add(new Form(weight, needs, GrammarPart.read(rest)));
    }

    /** Repeats until no depth gets smaller. */
    private void measure() {
        boolean changes = true;
        while (changes) {
            changes = false;
            for (Map.Entry<String, List<Form>> rule : rules.entrySet()) {
                for (Form form : rule.getValue()) {
                    int depth = measured(form);
                    changes |= depth < depth(form);
                    depths.merge(form, depth, Math::min);
                    depths.merge(rule.getKey(), depth, Math::min);
                }
            }
        }
    }

    private int measured(Form form) {
        int deepest = 0;
        for (GrammarPart part : form.parts()) {
            if (part instanceof GrammarPart.Use use && use.least() > 0) {
                forms(use.rule());
                deepest = Math.max(deepest, depth(use.rule()));
            }
        }
        return Math.min(deepest + 1, ENDLESS);
    }

    /** Returns the minimum depth of a rule or alternative. */
    int depth(Object ruleOrForm) {
        return depths.getOrDefault(ruleOrForm, ENDLESS);
    }

    /** Returns all alternatives of a rule. */
    List<Form> forms(String rule) {
        return Objects.requireNonNull(rules.get(rule), rule);
    }
}
