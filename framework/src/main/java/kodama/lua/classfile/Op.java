package kodama.lua.classfile;

/** The Java instructions that are used; chapter 6 of the Java Virtual Machine Specification describes each. */
public enum Op {
    /** Pushes null. */
    ACONST_NULL(1, 1),

    /** Pushes the int 0. */
    ICONST_0(3, 1),

    /** Pushes the double 0. */
    DCONST_0(14, 2),

    /** Pushes a byte. */
    BIPUSH(16, 1),

    /** Pushes a short. */
    SIPUSH(17, 1),

    /** Pushes a constant of the pool. */
    LDC_W(19, 1),

    /** Pushes a double of the pool. */
    LDC2_W(20, 2),

    /** Pushes an int variable. */
    ILOAD(21, 1),

    /** Pushes a double variable. */
    DLOAD(24, 2),

    /** Pushes an object variable. */
    ALOAD(25, 1),

    /** Pushes an item of an array of objects. */
    AALOAD(50, -1),

    /** Pops into an int variable. */
    ISTORE(54, -1),

    /** Pops into a double variable. */
    DSTORE(57, -2),

    /** Pops into an object variable. */
    ASTORE(58, -1),

    /** Pops into an item of an array of objects. */
    AASTORE(83, -3),

    /** Drops the top. */
    POP(87, -1),

    /** Doubles the top. */
    DUP(89, 1),

    /** Adds ints. */
    IADD(96, -1),

    /** Adds doubles. */
    DADD(99, -2),

    /** Subtracts ints. */
    ISUB(100, -1),

    /** Subtracts doubles. */
    DSUB(103, -2),

    /** Multiplies doubles. */
    DMUL(107, -2),

    /** Divides doubles. */
    DDIV(111, -2),

    /** Negates a double. */
    DNEG(119, 0),

    /** Adds to an int variable. */
    IINC(132, 0),

    /** Compares doubles; -1 where one is no number. */
    DCMPL(151, -3),

    /** Compares doubles; 1 where one is no number. */
    DCMPG(152, -3),

    /** Jumps at 0. */
    IFEQ(153, -1),

    /** Jumps at all but 0. */
    IFNE(154, -1),

    /** Jumps below 0. */
    IFLT(155, -1),

    /** Jumps from 0 up. */
    IFGE(156, -1),

    /** Jumps above 0. */
    IFGT(157, -1),

    /** Jumps from 0 down. */
    IFLE(158, -1),

    /** Jumps if two objects are the same. */
    IF_ACMPEQ(165, -2),

    /** Jumps. */
    GOTO(167, 0),

    /** Jumps by a number. */
    LOOKUPSWITCH(171, -1),

    /** Returns an int or boolean. */
    IRETURN(172, -1),

    /** Returns an object. */
    ARETURN(176, -1),

    /** Returns nothing. */
    RETURN(177, 0),

    /** Pushes a static field. */
    GETSTATIC(178, 0),

    /** Pops into a static field. */
    PUTSTATIC(179, 0),

    /** Pops an object, pushes its field. */
    GETFIELD(180, 0),

    /** Pops an object and its field's new value. */
    PUTFIELD(181, 0),

    /** Calls a method of an object. */
    INVOKEVIRTUAL(182, 0),

    /** Calls a constructor. */
    INVOKESPECIAL(183, 0),

    /** Calls a static method. */
    INVOKESTATIC(184, 0),

    /** Checks the class of the top. */
    CHECKCAST(192, 0),

    /** Asks for the class of the top. */
    INSTANCEOF(193, 0),

    /** Gives the next instruction a wider operand. */
    WIDE(196, 0),

    /** Jumps at null. */
    IFNULL(198, -1);

    final int code;

    /** How many places of the operand stack it adds, as far as its operands do not say. */
    final int pushed;

    Op(int code, int pushed) {
        this.code = code;
        this.pushed = pushed;
    }
}
