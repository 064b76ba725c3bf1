package kodama.docs;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Highlights the syntax of code: comments, strings, numbers and keywords. */
final class SyntaxHighlighter {
    private static final String LUA = "(?<comment>--\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|--.*)"
            + "|(?<text>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|\\[(=*)\\[[\\s\\S]*?\\]\\4\\])"
            + "|(?<number>\\b0[xX][0-9a-fA-F]+\\b|\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b)"
            + "|(?<word>\\b(?:and|break|do|else|elseif|end|false|for|function|goto|if|in|local|nil|not|or|repeat"
            + "|return|then|true|until|while)\\b)";

    private static final String JAVA = "(?<comment>/\\*[\\s\\S]*?\\*/|//.*)"
            + "|(?<text>\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+')"
            + "|(?<number>\\b0[xX][0-9a-fA-F_]+\\b|\\b\\d[\\d_]*(?:\\.\\d+)?[LlFf]?\\b)"
            + "|(?<word>@\\w+|\\b(?:boolean|byte|case|catch|class|double|else|extends|final|for|if|implements|import"
            + "|int|interface|long|new|null|package|private|protected|public|record|return|short|static|switch|this"
            + "|throw|throws|true|false|try|var|void|while)\\b)";

    private static final String SHELL = "(?<comment>(?<!\\S)#.*)|(?<text>\"[^\"]*\"|'[^']*')"
            + "|(?<number>(?!))|(?<word>(?m:^)(?:java|javac|kodama|mvn|cd|mkdir|unzip|cp)\\b)";

    private static final Map<String, Pattern> LANGUAGES =
            Map.of("lua", Pattern.compile(LUA), "java", Pattern.compile(JAVA), "sh", Pattern.compile(SHELL));

    private static final String[] KINDS = {"comment", "text", "number", "word"};

    private SyntaxHighlighter() {}

    /** Returns code as HTML with a {@code span} around each highlighted token. */
    static String html(String language, String code) {
        Pattern pattern = LANGUAGES.get(language);
        if (pattern == null) return escaped(code);
        StringBuilder html = new StringBuilder();
        Matcher token = pattern.matcher(code);
        int done = 0;
        while (token.find()) {
            html.append(escaped(code.substring(done, token.start())));
            html.append("<span class=\"%s\">%s</span>".formatted(kind(token), escaped(token.group())));
            done = token.end();
        }
        return html.append(escaped(code.substring(done))).toString();
    }

    private static String kind(Matcher token) {
        for (String kind : KINDS) if (token.group(kind) != null) return kind;
        throw new IllegalStateException("unknown kind of token: " + token.group());
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
