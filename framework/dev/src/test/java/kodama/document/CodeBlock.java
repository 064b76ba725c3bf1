package kodama.document;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of code in a page.
 *
 * @param line where its fence stands, from 1
 * @param language the word behind the fence; empty if there is none
 * @param comment what the HTML comment before it says; empty if there is none
 */
record CodeBlock(int line, String language, String text, String comment) {
    private static final Pattern PATH = Pattern.compile("\\A(?:--|//|#) ([\\w./-]+\\.(?:lua|java|json))\\b");
    private static final Pattern ERROR = Pattern.compile("-- error: (.+)");
    private static final Pattern SPEC = Pattern.compile("(?m)^(?:describe|it|manual)[ (]");
    private static final Pattern SCENE = Pattern.compile("(?m)^return (?:function|\\{ *$\\s*(?:build|run) =)");

    /** Which file of the page's game it is, if it begins with the file's path. */
    Optional<String> path() {
        return found(PATH);
    }

    /** What the error has to say, in a block that is wrong on purpose. */
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

    /** What a comment that begins with this word says behind it. */
    Optional<String> told(String word) {
        return comment.startsWith(word) ? Optional.of(comment.substring(word.length())) : Optional.empty();
    }
}
