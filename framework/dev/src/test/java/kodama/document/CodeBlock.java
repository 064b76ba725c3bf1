package kodama.document;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A code block in a page.
 *
 * @param line line of its fence, from 1
 * @param language the word after the fence; empty for none
 * @param comment text of the HTML comment before it; empty for none
 */
record CodeBlock(int line, String language, String text, String comment) {
    private static final Pattern PATH = Pattern.compile("\\A(?:--|//|#) ([\\w./-]+\\.(?:lua|java|json))\\b");
    private static final Pattern ERROR = Pattern.compile("-- error: (.+)");
    private static final Pattern SPEC = Pattern.compile("(?m)^(?:describe|it|manual)[ (]");
    private static final Pattern SCENE = Pattern.compile("(?m)^return (?:function|\\{ *$\\s*(?:build|run) =)");

    /** The file of the page's game that the block contains, if it starts with the file's path. */
    Optional<String> path() {
        return found(PATH);
    }

    /** The expected error message of a block that is wrong on purpose. */
    Optional<String> error() {
        return found(ERROR);
    }

    private Optional<String> found(Pattern pattern) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
    }

    boolean isSpec() {
        return SPEC.matcher(text).find();
    }

    boolean isScene() {
        return SCENE.matcher(text).find();
    }

    /** The rest of a comment that begins with a word. */
    Optional<String> directive(String word) {
        return comment.startsWith(word) ? Optional.of(comment.substring(word.length())) : Optional.empty();
    }
}
