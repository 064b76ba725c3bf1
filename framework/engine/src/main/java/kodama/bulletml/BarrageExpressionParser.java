package kodama.bulletml;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses expressions such as {@code 90 + $1 * -($rank - 0.5) % 4}. Constant parts are evaluated at once. */
final class BarrageExpressionParser {
    /** Longest expression, in characters; also limits the depth of parentheses. */
    private static final int MAX_LENGTH = 500;

    /** No file has this many parameters; a higher number is a typing error. */
    private static final int MAX_PARAMETERS = 99;

    private static final Pattern NUMBER = Pattern.compile("(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");
    private static final Pattern VARIABLE = Pattern.compile("\\$(\\w*)");
    private static final BarrageExpression.Variables NONE = new NoVariables();

    private final String text;
    private int at;

    private BarrageExpressionParser(String text) {
        this.text = text;
    }

    /**
     * Parses an expression.
     *
     * @throws IllegalArgumentException if it is invalid; the message gives the reason
     */
    static BarrageExpression parse(String text) {
        BarrageExpressionParser parser = new BarrageExpressionParser(text);
        if (text.length() > MAX_LENGTH)
            throw new IllegalArgumentException(
                    "an expression must have at most " + MAX_LENGTH + " characters but has " + text.length());
        BarrageExpression whole = parser.sum();
        parser.skipSpace();
        if (parser.at < text.length()) throw parser.unexpected("the end");
        return whole;
    }

    private BarrageExpression sum() {
        BarrageExpression left = product();
        for (BarrageExpression.Operator sign = sign(false); sign != null; sign = sign(false))
            left = binary(left, sign, product());
        return left;
    }

    private BarrageExpression product() {
        BarrageExpression left = factor();
        for (BarrageExpression.Operator sign = sign(true); sign != null; sign = sign(true))
            left = binary(left, sign, factor());
        return left;
    }

    /** Reads an operator of the given precedence; returns null if another character follows. */
    private BarrageExpression.@Nullable Operator sign(boolean isStrong) {
        for (BarrageExpression.Operator sign : BarrageExpression.Operator.values())
            if (sign.isMultiplicative() == isStrong && take(sign.symbol())) return sign;
        return null;
    }

    private static BarrageExpression binary(
            BarrageExpression left, BarrageExpression.Operator sign, BarrageExpression right) {
        BarrageExpression both = new BarrageExpression.Binary(left, sign, right);
        boolean isConstant = left instanceof BarrageExpression.Constant && right instanceof BarrageExpression.Constant;
        return isConstant ? new BarrageExpression.Constant(both.value(NONE)) : both;
    }

    private BarrageExpression factor() {
        if (take('-')) return negative(factor());
        if (take('+')) return factor();
        if (!take('(')) return operand();
        BarrageExpression inner = sum();
        if (!take(')')) throw unexpected("')'");
        return inner;
    }

    private static BarrageExpression negative(BarrageExpression of) {
        return of instanceof BarrageExpression.Constant constant
                ? new BarrageExpression.Constant(-constant.number())
                : new BarrageExpression.Negative(of);
    }

    private BarrageExpression operand() {
        String variable = taken(VARIABLE, 1);
        if (variable != null) return variable(variable);
        String number = taken(NUMBER, 0);
        if (number != null) return new BarrageExpression.Constant(Double.parseDouble(number));
        throw unexpected("a number, a variable or '('");
    }

    private static BarrageExpression variable(String name) {
        if (name.equals("rand")) return new BarrageExpression.Random();
        if (name.equals("rank")) return new BarrageExpression.Rank();
        boolean isNumber = name.matches("[1-9]\\d?");
        if (isNumber) return new BarrageExpression.Parameter(Integer.parseInt(name));
        throw new IllegalArgumentException(
                "there is no variable $" + name + "; there are $rand, $rank and $1 to $" + MAX_PARAMETERS);
    }

    private @Nullable String taken(Pattern pattern, int group) {
        skipSpace();
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) return null;
        at = matcher.end();
        return matcher.group(group);
    }

    private boolean take(char wanted) {
        skipSpace();
        if (at == text.length() || text.charAt(at) != wanted) return false;
        at++;
        return true;
    }

    private void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) at++;
    }

    /** Japanese editors sometimes insert a full-width space. */
    private static boolean isSpace(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }

    private IllegalArgumentException unexpected(String wanted) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new IllegalArgumentException(
                "'" + text.strip() + "' is not an expression: expected " + wanted + " but found " + found);
    }

    /** Evaluates constants, which use no variables. */
    private static final class NoVariables implements BarrageExpression.Variables {
        @Override
        public double random() {
            return 0;
        }

        @Override
        public double rank() {
            return 0;
        }

        @Override
        public double parameter(int number) {
            return 0;
        }
    }
}
