package kodama.bulletml.convert;

import java.math.BigDecimal;
import kodama.bulletml.BarrageExpression;

/** Converts expressions to Lua, with as few parentheses as possible. */
final class LuaExpression {
    private static final int SUM = 1;
    private static final int PRODUCT = 2;
    private static final int SIGNED = 3;
    private static final int WHOLE = 4;

    private LuaExpression() {}

    /** Converts an expression; {@code gunner} is the variable that has the rank. */
    static String of(BarrageExpression expression, String gunner) {
        if (expression instanceof BarrageExpression.Constant constant) return number(constant.number());
        if (expression instanceof BarrageExpression.Random) return "math.random()";
        if (expression instanceof BarrageExpression.Rank) return gunner + ".rank";
        if (expression instanceof BarrageExpression.Parameter parameter) return "p" + parameter.number();
        if (expression instanceof BarrageExpression.Negative negative)
            return "-" + within(negative.of(), WHOLE, gunner);
        return binary((BarrageExpression.Binary) expression, gunner);
    }

    private static String binary(BarrageExpression.Binary both, String gunner) {
        if (both.sign() == BarrageExpression.Operator.MODULO) // in Lua, the result of % has the sign of the divisor
        return "math.fmod(" + of(both.left(), gunner) + ", " + of(both.right(), gunner) + ")";
        int strength = strength(both);
        return within(both.left(), strength, gunner)
                + " " + both.sign().symbol() + " "
                + within(both.right(), strength + 1, gunner);
    }

    /** Adds parentheses if the expression binds less tightly than its context. */
    private static String within(BarrageExpression inner, int strength, String gunner) {
        String text = of(inner, gunner);
        return strength(inner) < strength ? "(" + text + ")" : text;
    }

    private static int strength(BarrageExpression expression) {
        if (expression instanceof BarrageExpression.Negative) return SIGNED;
        if (expression instanceof BarrageExpression.Constant constant) return constant.number() < 0 ? SIGNED : WHOLE;
        if (!(expression instanceof BarrageExpression.Binary both)) return WHOLE;
        return switch (both.sign()) {
            case PLUS, MINUS -> SUM;
            case TIMES, DIVIDED_BY -> PRODUCT;
            case MODULO -> WHOLE;
        };
    }

    /** Returns the shortest exact representation. */
    static String number(double number) {
        if (!Double.isFinite(number)) return "0"; // as in the BulletML player
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : new BigDecimal(Double.toString(number)).toPlainString();
    }
}
