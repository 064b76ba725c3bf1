package kodama.lua.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Generates random programs from the grammar in {@code grammar.txt}. */
public final class RandomProgram {

    private static final Grammar LUA = new Grammar(resource());

    private final RandomGenerator random;

    /** Nesting depth beyond which the shortest alternatives are used. */
    private final int deep;

    /** Size, in characters, beyond which the shortest alternatives are used. */
    private final int size;

    private final Scope scope = new Scope();
    private final StringBuilder text = new StringBuilder();
    private int names;

    private RandomProgram(RandomGenerator random) {
        this.random = random;
        deep = 7 + random.nextInt(4);
        size = 500 << random.nextInt(5);
    }

    /**
     * Generates a program.
     *
     * @param seed the seed; each gives another program
     * @return the program
     */
    public static String text(long seed) {
        RandomProgram program = new RandomProgram(new SplittableRandom(seed));
        program.write("program", 0);
        return program.text.append('\n').toString();
    }

    private void write(String rule, int depth) {
        write(choose(rule, depth), depth);
    }

    private Form choose(String rule, int depth) {
        List<Form> forms = new ArrayList<>(LUA.forms(rule));
        forms.removeIf(form -> !form.fits(scope));
        if (depth > deep || text.length() > size) {
            int least = forms.stream().mapToInt(LUA::depth).min().orElseThrow();
            forms.removeIf(form -> LUA.depth(form) > least);
        }
        if (forms.isEmpty()) throw new IllegalStateException("nothing of " + rule + " fits in");
        int place = random.nextInt(forms.stream().mapToInt(Form::weight).sum());
        int i = 0;
        while ((place -= forms.get(i).weight()) >= 0) i++;
        return forms.get(i);
    }

    private void write(Form form, int depth) {
        Map<String, String> own = new HashMap<>();
        List<Runnable> atLineEnd = new ArrayList<>();
        List<Runnable> atEnd = new ArrayList<>();
        for (GrammarPart part : form.parts()) {
            if (part instanceof GrammarPart.Words words) {
                text.append(words.text());
                if (words.text().contains("\n")) run(atLineEnd);
            } else if (part instanceof GrammarPart.Use use) {
                int times = random.nextInt(use.least(), use.most() + 1);
                for (int i = 0; i < times; i++) {
                    write(use.rule(), depth + 1);
                    if (use.most() > 1 || use.least() == 0) text.append('\n');
                }
            } else if (part instanceof GrammarPart.Declare fresh) {
                String name = "v" + ++names;
                text.append(name);
                own.put(fresh.alias(), name);
                (fresh.isLate() ? atEnd : atLineEnd).add(() -> scope.declare(name, fresh.kind()));
            } else if (part instanceof GrammarPart.Known known) {
                List<String> found = scope.known(known.kind());
                if (found.isEmpty()) throw new IllegalStateException("no " + known.kind() + " is known in " + form);
                text.append(found.get(random.nextInt(found.size())));
            } else if (part instanceof GrammarPart.Own variable) {
                text.append(Objects.requireNonNull(own.get(variable.alias()), variable.alias()));
            } else if (part instanceof GrammarPart.Open open) {
                scope.open(open.kind());
            } else {
                scope.close();
            }
        }
        run(atLineEnd);
        run(atEnd);
    }

    private static void run(List<Runnable> actions) {
        actions.forEach(Runnable::run);
        actions.clear();
    }

    private static String resource() {
        try (InputStream in = RandomProgram.class.getResourceAsStream("grammar.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
