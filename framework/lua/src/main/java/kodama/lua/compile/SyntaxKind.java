package kodama.lua.compile;

/** What a {@link SyntaxObserver} is told of, with its parts in the order of the text. */
public enum SyntaxKind {
    // words and signs

    /** A name that is introduced: a local variable, a parameter, a variable of a loop. */
    DECLARATION,
    /** A name that is read, called or assigned to: a local variable or a global. */
    NAME,
    /** A name behind a dot or a colon, of a field in a table, of a label. */
    KEY,
    /** An operator. */
    OPERATOR,
    /** A numeral. */
    NUMBER,
    /** A string, with the text it stands for. */
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

    /** {@code a.b}: what it is taken from, KEY. */
    FIELD,
    /** {@code a[b]}: what it is taken from, the key. */
    INDEX,
    /** {@code f(a)}: what is called, then the arguments. */
    CALL,
    /** {@code a:b(c)}: the object, KEY, then the arguments. */
    METHOD_CALL,
    /** {@code (a)}: what stands in it. */
    PARENTHESES,
    /** OPERATOR, the operand. */
    UNARY,
    /** The left operand, OPERATOR, the right one. */
    BINARY,
    /** A table: values, PAIRs and INDEXED_PAIRs. */
    TABLE,
    /** {@code a = b} in a table: KEY, the value. */
    PAIR,
    /** {@code [a] = b} in a table: the key, the value. */
    INDEXED_PAIR,
    /** A function from its parenthesis on: PARAMETERS, BLOCK. */
    FUNCTION,
    /** The same, with a parameter {@code self} that is not written. */
    METHOD,
    /** DECLARATIONs, and at the end perhaps VARARG. */
    PARAMETERS,

    // statements

    /** Statements; the outermost one is the whole text. */
    BLOCK,
    /** DECLARATIONs, and perhaps VALUES. */
    LOCAL,
    /** DECLARATION, FUNCTION. */
    LOCAL_FUNCTION,
    /** {@code function a.b() end}: a NAME or FIELDs of one, then FUNCTION or METHOD. */
    FUNCTION_STATEMENT,
    /** TARGETS, VALUES. */
    ASSIGNMENT,
    /** What is assigned to. */
    TARGETS,
    /** Values in a row. */
    VALUES,
    /** A CALL or METHOD_CALL that is a statement. */
    CALL_STATEMENT,
    /** A condition and a BLOCK, once or more, and perhaps the BLOCK of {@code else}. */
    IF,
    /** The condition, BLOCK. */
    WHILE,
    /** BLOCK, the condition. */
    REPEAT,
    /** DECLARATION, two or three values, BLOCK. */
    NUMERIC_FOR,
    /** DECLARATIONs, VALUES, BLOCK. */
    GENERIC_FOR,
    /** BLOCK. */
    DO,
    /** Perhaps VALUES. */
    RETURN,
    /** {@code break}. */
    BREAK,
    /** KEY. */
    GOTO,
    /** KEY. */
    LABEL
}
