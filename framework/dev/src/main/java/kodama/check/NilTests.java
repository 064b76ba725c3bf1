package kodama.check;

import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Recognizes places where a value is expected to be nil sometimes. */
final class NilTests {
    private NilTests() {}

    /** Whether the code allows for nil, as in {@code value or 1} and {@code value == nil}. */
    static boolean mayBeNil(SyntaxNode value) {
        SyntaxNode parent = value.parent();
        if (parent == null) return false;
        return switch (parent.kind()) {
            case PARENTHESES -> mayBeNil(parent);
            case BINARY -> awaitsNil(parent, value);
            default -> false;
        };
    }

    private static boolean awaitsNil(SyntaxNode binary, SyntaxNode value) {
        SyntaxNode left = binary.part(0);
        return switch (binary.part(1).text()) {
            case "or" -> left == value || mayBeNil(binary);
            case "and" -> isOf(value, left) || mayBeNil(binary);
            case "==", "~=" -> (left == value ? binary.part(2) : left).is(SyntaxKind.NIL);
            default -> false;
        };
    }

    /** {@code debug and debug.traceback}. */
    private static boolean isOf(SyntaxNode value, SyntaxNode table) {
        return value.is(SyntaxKind.FIELD)
                && table.is(SyntaxKind.NAME)
                && value.part(0).text().equals(table.text());
    }
}
