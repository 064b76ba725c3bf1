package kodama.lua.classfile;

/** The Java instructions that are used; chapter 6 of the Java Virtual Machine Specification describes each. */
public enum Op {
    ACONST_NULL(1, 1),
    ICONST_0(3, 1),
    DCONST_0(14, 2),
    BIPUSH(16, 1),
    SIPUSH(17, 1),
    LDC_W(19, 1),
    LDC2_W(20, 2),
    ILOAD(21, 1),
    DLOAD(24, 2),
    ALOAD(25, 1),
    AALOAD(50, -1),
    ISTORE(54, -1),
    DSTORE(57, -2),
    ASTORE(58, -1),
    AASTORE(83, -3),
    POP(87, -1),
    DUP(89, 1),
    DUP2(92, 2),
    IADD(96, -1),
    DADD(99, -2),
    ISUB(100, -1),
    DSUB(103, -2),
    DMUL(107, -2),
    DDIV(111, -2),
    DNEG(119, 0),
    IINC(132, 0),
    I2D(135, 1),
    DCMPL(151, -3),
    DCMPG(152, -3),
    IFEQ(153, -1),
    IFNE(154, -1),
    IFLT(155, -1),
    IFGE(156, -1),
    IFGT(157, -1),
    IFLE(158, -1),
    IF_ACMPEQ(165, -2),
    IF_ACMPNE(166, -2),
    GOTO(167, 0),
    LOOKUPSWITCH(171, -1),
    IRETURN(172, -1),
    RETURN(177, 0),
    GETSTATIC(178, 0),
    PUTSTATIC(179, 0),
    GETFIELD(180, 0),
    PUTFIELD(181, 0),
    INVOKEVIRTUAL(182, 0),
    INVOKESPECIAL(183, 0),
    INVOKESTATIC(184, 0),
    CHECKCAST(192, 0),
    INSTANCEOF(193, 0),
    WIDE(196, 0),
    IFNULL(198, -1),
    IFNONNULL(199, -1);

    final int code;

    /** How many places of the operand stack it adds, as far as its operands do not say. */
    final int pushed;

    Op(int code, int pushed) {
        this.code = code;
        this.pushed = pushed;
    }
}
