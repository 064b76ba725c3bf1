package kodama.lua.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Syntax trees and the offsets of their nodes. */
class SyntaxTreeTest {
    @Test
    void aNameIsADeclarationOrAUse() {
        assertTree("local a = b", "(local a (values b))");
    }

    @Test
    void suffixesWrapAnExpression() {
        assertTree("a.b.c[d]:e(1)", "(call_statement (method_call (index (field (field a b) c) d) e 1))");
    }

    @Test
    void operatorsHaveTheirPrecedence() {
        assertTree(
                "x = a + b * -c .. d",
                "(assignment (targets x) (values (binary (binary a + (binary b * (unary - c)))" + " .. d)))");
    }

    @Test
    void callsTakeTablesAndStrings() {
        assertTree(
                "f 'x' g { 1, k = 2, [3] = 4 }",
                "(call_statement (call f x))" + "(call_statement (call g (table 1 (pair k 2) (indexed_pair 3 4))))");
    }

    @Test
    void functionsHaveParametersAndABlock() {
        assertTree(
                "function a.b:c(d, ...) end",
                "(function_statement (field (field a b) c)" + " (method (parameters d ...) (block)))");
        assertTree("local function f() return end", "(local_function f (function (parameters) (block (return))))");
        assertTree("return function(a) end", "(return (values (function (parameters a) (block))))");
    }

    @Test
    void blocksMayBeEmpty() {
        assertTree(
                "if a then elseif b then c() else end", "(if a (block) b (block (call_statement (call c))) (block))");
        assertTree("while a do break end", "(while a (block (break)))");
        assertTree("repeat until a", "(repeat (block) a)");
        assertTree("do end do end", "(do (block))(do (block))");
    }

    @Test
    void aConditionBeforeBreakIsACondition() {
        assertTree("while a do if b then break end end", "(while a (block (if b (block (break)))))");
        assertTree(
                "while a do if b then break else c() end end",
                "(while a (block (if b (block (break))" + " (block (call_statement (call c))))))");
        assertTree(
                "while a do if b then break; c() end end",
                "(while a (block (if b (block (break)" + " (call_statement (call c))))))");
    }

    @Test
    void loopsDeclareTheirVariables() {
        assertTree("for i = 1, 2 do end", "(numeric_for i 1 2 (block))");
        assertTree("for k, v in p(t) do end", "(generic_for k v (values (call p t)) (block))");
    }

    @Test
    void labelsAndGotosHaveNames() {
        assertTree("goto a ::a::", "(goto a)(label a)");
    }

    @Test
    void severalTargetsAreOneAssignment() {
        assertTree("a, b.c = 1, f()", "(assignment (targets a (field b c)) (values 1 (call f)))");
    }

    @Test
    void offsetsCountFromTheBeginningOfTheFile() {
        SyntaxNode local = read("#!lua\n  local x").part(0);
        assertEquals(8, local.start());
        assertEquals(15, local.end());
        assertEquals(14, local.part(0).start());
    }

    @Test
    void syntaxErrorsAreReported() {
        byte[] source = "local = 1".getBytes(StandardCharsets.UTF_8);
        SyntaxError error = assertThrows(SyntaxError.class, () -> SyntaxTree.read("a.lua", source));
        assertEquals("<name> expected near '='", error.plainMessage());
        assertEquals(6, error.start());
    }

    private static SyntaxNode read(String source) {
        return SyntaxTree.read("a.lua", source.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertTree(String source, String expected) {
        String tree = read(source).parts().stream().map(SyntaxTreeTest::text).collect(Collectors.joining());
        assertEquals(expected, tree);
    }

    private static String text(SyntaxNode node) {
        boolean isWord =
                switch (node.kind()) {
                    case DECLARATION, NAME, KEY, OPERATOR, NUMBER, STRING, NIL, TRUE, FALSE, VARARG -> true;
                    default -> false;
                };
        if (isWord) return node.text();
        String parts = node.parts().stream().map(part -> " " + text(part)).collect(Collectors.joining());
        return "(" + node.kind().name().toLowerCase(Locale.ROOT) + parts + ")";
    }
}
