package kodama;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * No regular expression backtracks over a long text repeatedly, or until the stack overflows: a script that prints
 * 100,000 line breaks must not stop the program.
 *
 * <p>Each expression is tried with texts that repeat a part of itself. The test counts the characters that are read, so
 * it needs no clock.
 */
class RegularExpressionsTest {
    private static final Path EXCEPTIONS = Path.of("src", "test", "resources", "kodama", "regular_expressions.txt");

    /** Long enough to distinguish quadratic from linear time. */
    private static final int LENGTH = 500;

    /** Maximum number of reads per character: an expression may have some alternatives. */
    private static final int MAX_READS = 50;

    /** Long enough for a recursion per character to overflow the stack. */
    private static final int DEEP = 15_000;

    private static final List<String> PIECES = List.of(
            " ", "\n", " \n", "\t", "\r\n", "a", "0", "_", "'", "\"", "\\", "\\\"", "/", ".", "..", ":", "-", "--", "=",
            "(", "[", "[[", "--[[", "<", "é", "a.", "a ", "0 ", "a:", "a=", "a/", "a-", "a_", "a. ");

    private static final Map<String, Consumer<Matcher>> USES = Map.of(
            "matches", Matcher::matches,
            "lookingAt", Matcher::lookingAt,
            "find",
                    matcher -> {
                        while (matcher.find()) {} // all of them
                    });

    /** A text that counts its reads. */
    private static final class CountedText implements CharSequence {
        private final String text;
        private final long most;
        private long reads;

        CountedText(String text, long most) {
            this.text = text;
            this.most = most;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (++reads > most) throw new TooManyReads();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static final class TooManyReads extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Test
    void everyExpressionTakesLinearTime() throws Exception {
        List<Use> all = uses();
        Set<String> wrong = new TreeSet<>();
        for (Use each : all) if (isSlow(each.expression, each.verb)) wrong.add(each.place);
        assertTrue(all.size() > 100, "expressions: " + all.size());
        assertEquals(String.join("\n", exceptions()), String.join("\n", wrong));
    }

    /** Expressions that are used only for short texts, or only for whole ones. */
    private static List<String> exceptions() throws IOException {
        return Files.readAllLines(EXCEPTIONS).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.replaceFirst(" +#.*", ""))
                .toList();
    }

    @Test
    void aBacktrackingExpressionIsFound() {
        assertTrue(isSlow(Pattern.compile("(?m)^(\\s*)x"), "find"), "for each line all that are left");
        assertTrue(isSlow(Pattern.compile("(a|b)*c"), "lookingAt"), "a call for each character");
        assertEquals(false, isSlow(Pattern.compile("(?m)^([ \\t]*+)x"), "find"));
    }

    private static boolean isSlow(Pattern expression, String use) {
        return slowest(expression, use) != null;
    }

    /** The part whose repetition is too slow for an expression; null for none. */
    private static @Nullable String slowest(Pattern expression, String use) {
        for (String piece : pieces(expression.pattern())) {
            if (reads(expression, use, repeated(piece, DEEP)) == Long.MAX_VALUE) return piece;
            for (String end : List.of("", "!", "\n\1"))
                if (reads(expression, use, repeated(piece, LENGTH) + end) > MAX_READS * LENGTH) return piece;
        }
        return null;
    }

    /** The number of reads of a text, up to a limit; MAX_VALUE if the stack overflows. */
    private static long reads(Pattern expression, String use, String text) {
        CountedText counted = new CountedText(text, MAX_READS * (long) LENGTH);
        try {
            USES.get(use).accept(expression.matcher(counted));
        } catch (TooManyReads many) {
            return counted.reads;
        } catch (StackOverflowError deep) {
            return Long.MAX_VALUE;
        }
        return counted.reads;
    }

    private static String repeated(String piece, int length) {
        return piece.repeat(length / piece.length() + 1).substring(0, length);
    }

    /** Parts of texts that could be slow: common ones, words of the expression, and text that it almost matches. */
    private static Set<String> pieces(String expression) {
        Set<String> pieces = new LinkedHashSet<>(PIECES);
        String plain = expression
                .replaceAll("\\\\d", "1")
                .replaceAll("\\\\w", "w")
                .replaceAll("\\\\s", " ")
                .replaceAll("\\(\\?[:=!]|\\(\\?<[^>]*>", "")
                .replaceAll("\\\\(.)", "$1")
                .replaceAll("\\[\\^?(.)[^\\]]*\\]", "$1")
                .replaceAll("[()?*+|^$]|\\{[^}]*\\}", "");
        for (Matcher word = Pattern.compile("[A-Za-z]{2,}").matcher(plain); word.find(); ) {
            pieces.add(word.group());
            pieces.add(word.group() + " ");
        }
        for (int end = 1; end <= Math.min(plain.length(), 60); end++) pieces.add(plain.substring(0, end));
        return pieces;
    }

    /** An expression, its position, and the method it is used with. */
    private record Use(String place, Pattern expression, String verb) {}

    private static List<Use> uses() throws Exception {
        List<Use> found = new ArrayList<>();
        List<Field> constants = new ArrayList<>();
        Map<String, Set<String>> verbs = new TreeMap<>();
        for (Path classes : SourceTree.CLASSES) {
            try (Stream<Path> files = Files.walk(classes.resolve("kodama"))) {
                for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith(".class"))::iterator)
                    look(new ClassReader(Files.readAllBytes(file)), verbs, found, constants);
            }
        }
        for (Field each : constants)
            for (String verb : verbs.getOrDefault(outer(name(each)), Set.of("find")))
                found.add(new Use(verb + " " + name(each), (Pattern) each.get(null), verb));
        return found;
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName() + "." + field.getName();
    }

    /** The outermost class, whose methods use the constant. */
    private static String outer(String place) {
        return place.replaceFirst("[$.][^.$]*$", "").replaceFirst("\\$.*", "");
    }

    private static void look(ClassReader code, Map<String, Set<String>> verbs, List<Use> found, List<Field> constants)
            throws ClassNotFoundException {
        String name = code.getClassName().replace('/', '.');
        boolean[] hasConstants = {false};
        code.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String field, String type, String generic, Object value) {
                        hasConstants[0] |=
                                type.equals("Ljava/util/regex/Pattern;") && (access & Opcodes.ACC_STATIC) != 0;
                        return null;
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String type, String generic, String[] thrown) {
                        return new Calls(name + "." + method, verbs, found);
                    }
                },
                ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (!hasConstants[0]) return;
        for (Field field : Class.forName(name).getDeclaredFields())
            if (field.getType() == Pattern.class && Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                constants.add(field);
            }
    }

    /** Finds strings used as expressions in a method, and the uses of its class's constants. */
    private static final class Calls extends MethodVisitor {
        private final String place;
        private final Map<String, Set<String>> verbs;
        private final List<Use> found;
        private final List<String> texts = new ArrayList<>();

        Calls(String place, Map<String, Set<String>> verbs, List<Use> found) {
            super(Opcodes.ASM9);
            this.place = place;
            this.verbs = verbs;
            this.found = found;
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof String text) texts.add(text);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String parameters, boolean isInterface) {
            switch (owner + "." + name) {
                case "java/lang/String.matches" -> addTexts("matches");
                case "java/lang/String.replaceAll", "java/lang/String.replaceFirst", "java/lang/String.split" ->
                    addTexts("find");
                case "java/util/regex/Matcher.matches", "java/util/regex/Matcher.lookingAt" -> addVerb(name);
                case "java/util/regex/Matcher.find",
                        "java/util/regex/Matcher.results",
                        "java/util/regex/Matcher.replaceAll",
                        "java/util/regex/Matcher.replaceFirst" -> addVerb("find");
                default -> {} // nothing to do with texts
            }
        }

        private void addVerb(String verb) {
            verbs.computeIfAbsent(outer(place), each -> new TreeSet<>()).add(verb);
        }

        /** Adds the expressions among the last strings; another of them may be the replacement. */
        private void addTexts(String verb) {
            for (String text : texts.subList(Math.max(0, texts.size() - 2), texts.size()))
                try {
                    found.add(new Use(verb + " " + place + " " + text, Pattern.compile(text), verb));
                } catch (PatternSyntaxException other) {
                    // this is the replacement
                }
        }
    }
}
