package kodama.bulletml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BarrageExpressionParserTest {
    private static final BarrageExpression.Variables VARIABLES = new BarrageExpression.Variables() {
        @Override
        public double random() {
            return 0.25;
        }

        @Override
        public double rank() {
            return 0.5;
        }

        @Override
        public double parameter(int number) {
            return number * 10;
        }
    };

    private static double value(String text) {
        return BarrageExpressionParser.parse(text).value(VARIABLES);
    }

    private static void assertFails(String message, String text) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> BarrageExpressionParser.parse(text))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "1+2*3, 7",
        "(1+2)*3, 9",
        "7-2-1, 4",
        "8/4/2, 1",
        "7%4, 3",
        "-7%4, -3",
        "5.5%2, 1.5",
        "2*7%4, 2",
        "-(1+2), -3",
        "+4, 4",
        "3*-1.5, -4.5",
        "90 + -75, 15",
        "2--3, 5",
        "1 - - 1, 2",
        ".5, 0.5",
        "5., 5",
        "1e2, 100",
        "$rand*360, 90",
        "$rank, 0.5",
        "$1+$2*$12, 2410",
        "-$1, -10",
        "'16-$rank*10', 11",
        "' \u30001 +\u3000\t2 ', 3",
    })
    void anExpressionIsReckonedOut(String text, double value) {
        assertEquals(value, value(text));
    }

    @Test
    void constantPartsAreEvaluatedBeforehand() {
        assertEquals(new BarrageExpression.Constant(-6), BarrageExpressionParser.parse("-(1 + 2) * 2"));
        assertInstanceOf(BarrageExpression.Binary.class, BarrageExpressionParser.parse("1 + 2 * $rank"));
    }

    @Test
    void errorNamesInvalidData() {
        assertFails("'' is not an expression: expected a number, a variable or '(' but found the end", " ");
        assertFails("'1+' is not an expression: expected a number, a variable or '(' but found the end", "1+");
        assertFails("'1 2' is not an expression: expected the end but found '2'", "1 2");
        assertFails("'(1' is not an expression: expected ')' but found the end", "(1");
        assertFails("'1)' is not an expression: expected the end but found ')'", "1)");
        assertFails("'fast' is not an expression: expected a number, a variable or '(' but found 'f'", "fast");
    }

    @Test
    void errorNamesAnUnknownVariable() {
        assertFails("there is no variable $rond; there are $rand, $rank and $1 to $99", "$rond");
        assertFails("there is no variable $0; there are $rand, $rank and $1 to $99", "$0");
        assertFails("there is no variable $100; there are $rand, $rank and $1 to $99", "$100");
        assertFails("there is no variable $; there are $rand, $rank and $1 to $99", "$ 1");
    }

    @Test
    void theLengthOfAnExpressionIsLimited() {
        assertFails("an expression must have at most 500 characters but has 501", "-".repeat(500) + "1");
        assertEquals(1, value("(".repeat(249) + "1" + ")".repeat(249)));
    }
}
