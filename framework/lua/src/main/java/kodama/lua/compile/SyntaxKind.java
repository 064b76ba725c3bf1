package kodama.lua.compile;

/** The kinds of syntax elements, with their parts in source order. */
public enum SyntaxKind {
    // words and signs

    /** A name that is declared: a local variable, a parameter, a loop variable. */
    DECLARATION,
    /** A name that is read, called or assigned: a local variable or a global. */
    NAME,
    /** A name after a dot or colon, of a field in a table constructor, or of a label. */
    KEY,
    /** An operator. */
    OPERATOR,
    /** A numeral. */
    NUMBER,
    /** A string, with its value. */
    STRING,
    /** {@code nil}. */
    NIL,
    /** {@code true}. */
    TRUE,
    /** {@code false}. */
    FALSE,
    /** {@code ...}, as a value or as the last parameter. */
    VARARG,

    // expressions

    /** {@code a.b}: object, KEY. */
    FIELD,
    /** {@code a[b]}: object, key. */
    INDEX,
    /** {@code f(a)}: function, then arguments. */
    CALL,
    /** {@code a:b(c)}: object, KEY, then arguments. */
    METHOD_CALL,
    /** {@code (a)}: expression. */
    PARENTHESES,
    /** OPERATOR, operand. */
    UNARY,
    /** Left operand, OPERATOR, right operand. */
    BINARY,
    /** A table constructor: values, PAIRs and INDEXED_PAIRs. */
    TABLE,
    /** {@code a = b} in a table constructor: KEY, value. */
    PAIR,
    /** {@code [a] = b} in a table constructor: key, value. */
    INDEXED_PAIR,
    /** A function, from its opening parenthesis on: PARAMETERS, BLOCK. */
    FUNCTION,
    /** A function with an implicit parameter {@code self}: PARAMETERS, BLOCK. */
    METHOD,
    /** DECLARATIONs, optionally VARARG. */
    PARAMETERS,

    // statements

    /** Statements; the outermost one is the whole text. */
    BLOCK,
    /** DECLARATIONs, optionally VALUES. */
    LOCAL,
    /** DECLARATION, FUNCTION. */
    LOCAL_FUNCTION,
    /** {@code function a.b() end}: NAME or FIELD, then FUNCTION or METHOD. */
    FUNCTION_STATEMENT,
    /** TARGETS, VALUES. */
    ASSIGNMENT,
    /** Assignment targets. */
    TARGETS,
    /** A list of values. */
    VALUES,
    /** A CALL or METHOD_CALL as a statement. */
    CALL_STATEMENT,
    /** Pairs of condition and BLOCK, optionally the BLOCK of {@code else}. */
    IF,
    /** Condition, BLOCK. */
    WHILE,
    /** BLOCK, condition. */
    REPEAT,
    /** DECLARATION, two or three values, BLOCK. */
    NUMERIC_FOR,
    /** DECLARATIONs, VALUES, BLOCK. */
    GENERIC_FOR,
    /** BLOCK. */
    DO,
    /** Optionally VALUES. */
    RETURN,
    /** {@code break}. */
    BREAK,
    /** KEY. */
    GOTO,
    /** KEY. */
    LABEL
}
