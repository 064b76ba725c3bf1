package kodama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Highlighted tokens, written as {@code kind(…)}. */
class SyntaxHighlighterTest {
    private static void assertColors(String expected, String language, String code) {
        String html = SyntaxHighlighter.html(language, code);
        assertEquals(expected, html.replaceAll("<span class=\"(\\w+)\">(.*?)</span>", "$1{$2}"));
    }

    @Test
    void luaCommentsStringsNumbersAndKeywords() {
        assertColors("word{local} x = number{0xff} comment{-- one}", "lua", "local x = 0xff -- one");
        assertColors("f text{&quot;a\\&quot;b&quot;} text{'c'}", "lua", "f \"a\\\"b\" 'c'");
        assertColors("x1 = number{1.5e3} .. endless", "lua", "x1 = 1.5e3 .. endless");
    }

    @Test
    void commentsAndStringsHaveNoInnerTokens() {
        assertColors("comment{-- if &quot;x&quot; then 1}\nword{end}", "lua", "-- if \"x\" then 1\nend");
        assertColors("text{&quot;-- no&quot;}", "lua", "\"-- no\"");
    }

    @Test
    void longBracketsEndAtTheSameLevel() {
        assertColors("text{[==[ ]] ]==]} word{end}", "lua", "[==[ ]] ]==] end");
        assertColors("comment{--[[ a ]]} word{do}", "lua", "--[[ a ]] do");
    }

    @Test
    void javaAndShell() {
        assertColors(
                "word{@Override} word{public} word{int} a = number{1_000}; comment{// x}",
                "java",
                "@Override public int a = 1_000; // x");
        assertColors("word{java} -jar a.jar text{&quot;b c&quot;} comment{# d}", "sh", "java -jar a.jar \"b c\" # d");
    }

    @Test
    void otherLanguagesAreUnchanged() {
        assertColors("if a &lt; b", "text", "if a < b");
    }
}
